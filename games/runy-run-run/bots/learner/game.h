// The rules on the board of side 7, and the regular player, as the TypeScript beside has them.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

constexpr int CELLS = 127, CAMP = 9, PAWNS = 5, DIRECTIONS = 6, THROWS = 21, SPAN = 6;
constexpr int PREY[3] = {2, 0, 1}, HUNTER[3] = {1, 2, 0};

struct Random {
  uint64_t state[2];
  explicit Random(uint64_t seed) : state{seed * 0x9e3779b97f4a7c15ull + 1, seed ^ 0xd1b54a32d192ed03ull} {
    for (int i = 0; i < 20; i++) next();
  }
  uint64_t next() {
    uint64_t one = state[0], other = state[1];
    state[0] = other;
    one ^= one << 23;
    state[1] = one ^ other ^ (one >> 17) ^ (other >> 26);
    return state[1] + other;
  }
  int below(int count) { return int(((next() >> 32) * uint64_t(count)) >> 32); }
  float unit() { return (next() >> 40) * (1.0f / 16777216.0f); }
};

// Five cells a colour, the free pawns first; then how many are free of each colour.
struct Pawns {
  uint8_t cells[3 * PAWNS];
  uint8_t free[3];
};

struct Board {
  int16_t ways[3][CELLS][DIRECTIONS], back[3][CELLS][DIRECTIONS];
  uint8_t camps[3][CAMP], campIndex[CELLS], turned[3][CELLS];
  uint32_t atLeast[7], firstsThen[64][7], doubles = 0;

  Board() {
    static const int STEPS[DIRECTIONS][2] = {{0, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}};
    int x[CELLS], y[CELLS], campOf[CELLS], inCamp[3] = {}, count = 0;
    for (int column = -SPAN; column <= SPAN; column++)
      for (int row = std::max(-SPAN, -SPAN - column); row <= std::min(SPAN, SPAN - column); row++) x[count] = column, y[count++] = row;
    auto cellAt = [&](int column, int row) {
      for (int cell = 0; cell < CELLS; cell++)
        if (x[cell] == column && y[cell] == row) return cell;
      return -1;
    };
    for (int cell = 0; cell < CELLS; cell++) {
      const int z = -x[cell] - y[cell];
      campOf[cell] = y[cell] >= 4 && z <= -4 ? 0 : x[cell] >= 4 && y[cell] <= -4 ? 1 : z >= 4 && x[cell] <= -4 ? 2 : -1;
      if (campOf[cell] < 0) continue;
      campIndex[cell] = inCamp[campOf[cell]]++;
      camps[campOf[cell]][campIndex[cell]] = cell;
    }
    for (int colour = 0; colour < 3; colour++)
      for (int cell = 0; cell < CELLS; cell++) {
        for (int d = 0; d < DIRECTIONS; d++) {
          const int to = cellAt(x[cell] + STEPS[d][0], y[cell] + STEPS[d][1]);
          ways[colour][cell][d] = to >= 0 && campOf[to] == colour && campOf[cell] != colour ? -1 : to;
          back[colour][cell][d] = -1;
        }
        int now[3] = {x[cell], y[cell], -x[cell] - y[cell]};
        std::rotate(now, now + (3 - colour) % 3, now + 3);
        turned[colour][cell] = cellAt(now[0], now[1]);
      }
    for (int colour = 0; colour < 3; colour++)
      for (int cell = 0; cell < CELLS; cell++)
        for (int d = 0; d < DIRECTIONS; d++)
          if (ways[colour][cell][d] >= 0) back[colour][ways[colour][cell][d]][d] = cell;
    memset(atLeast, 0, sizeof atLeast);
    memset(firstsThen, 0, sizeof firstsThen);
    for (int a = 1, bit = 0; a <= 6; a++)
      for (int b = a; b <= 6; b++, bit++) {
        if (a == b) doubles |= 1u << bit;
        for (int least = 1; least <= 6; least++) {
          if (b >= least) atLeast[least] |= 1u << bit;
          for (int firsts = 0; firsts < 64; firsts++)
            if (((firsts >> (a - 1) & 1) && b >= least) || ((firsts >> (b - 1) & 1) && a >= least)) firstsThen[firsts][least] |= 1u << bit;
        }
      }
  }
  // How many of the 36 throws are in a set.
  int chanceOf(uint32_t throws) const { return 2 * __builtin_popcount(throws) - __builtin_popcount(throws & doubles); }
};
inline const Board board;

enum { EMPTY = 0, FREE = 1, HELD = 4 };

inline void lay(uint8_t* contents, const Pawns& pawns) {
  for (int colour = 0; colour < 3; colour++)
    for (int i = 0; i < PAWNS; i++) contents[pawns.cells[colour * PAWNS + i]] = (i < pawns.free[colour] ? FREE : HELD) + colour;
}
inline void lift(uint8_t* contents, const Pawns& pawns) {
  for (uint8_t cell : pawns.cells) contents[cell] = EMPTY;
}

// All distinct results of a turn. A result is one word: the mover's free pawns in order, the prisoners that were
// released, the prey that were captured, and the cells of the camp that the new prisoners got.
class Turns {
 public:
  std::vector<uint64_t> results;

  int generate(const Pawns& before, int mover, int dieA, int dieB) {
    pawns = before;
    colour = mover;
    lay(contents, pawns);
    for (int other = 0; other < 3; other++)
      for (int i = 0; i < PAWNS; i++)
        bit[pawns.cells[other * PAWNS + i]] = 1 << (i < pawns.free[other] ? i : i - pawns.free[other]);
    freePawns = pawns.free[colour];
    for (int i = 0; i < PAWNS; i++) free[i] = i < freePawns ? pawns.cells[colour * PAWNS + i] : NO_PAWN, acted[i] = false;
    released = captured = placed = 0;
    missing = pawns.free[PREY[colour]];
    results.clear();
    round++;
    first = true;
    legs(dieA, dieB);
    if (dieA != dieB) legs(dieB, dieA);
    lift(contents, pawns);
    return int(results.size());
  }
  static int captures(uint64_t result) { return __builtin_popcount(result >> CAPTURED & 31); }
  static int releases(uint64_t result) { return __builtin_popcount(result >> RELEASED & 31); }

  void result(uint64_t word, Pawns& into) const {
    into = pawns;
    const int own = colour * PAWNS, prey = PREY[colour], theirs = prey * PAWNS;
    int count = 0;
    for (int i = 0; i < PAWNS; i++)
      if (uint8_t cell = word >> (8 * i); cell != NO_PAWN) into.cells[own + count++] = cell;
    into.free[colour] = count;
    for (int i = pawns.free[colour]; i < PAWNS; i++)
      if (!(word >> (RELEASED + i - pawns.free[colour]) & 1)) into.cells[own + count++] = pawns.cells[own + i];
    int at = 0, old = pawns.free[prey];
    for (int i = 0; i < pawns.free[prey]; i++)
      if (!(word >> (CAPTURED + i) & 1)) into.cells[theirs + at++] = pawns.cells[theirs + i];
    into.free[prey] = at;
    for (int i = 0; i < CAMP; i++) {
      const uint8_t cell = board.camps[colour][i];
      const bool held = old < PAWNS && pawns.cells[theirs + old] == cell;
      if (held) old++;
      if (held || (word >> (PLACED + i) & 1)) into.cells[theirs + at++] = cell;
    }
  }

 private:
  static constexpr uint8_t NO_PAWN = 255;
  static constexpr int RELEASED = 40, CAPTURED = 45, PLACED = 50;
  uint8_t contents[CELLS] = {}, bit[CELLS] = {}, free[PAWNS];
  bool acted[PAWNS], first;
  Pawns pawns;
  int colour, freePawns, missing;
  uint64_t released, captured, placed;
  std::vector<uint32_t> table = std::vector<uint32_t>(1 << 16), stamps = std::vector<uint32_t>(1 << 16);
  uint32_t round = 0;

  void legs(int die, int nextDie) {
    const int count = freePawns;
    for (int i = 0; i < count; i++) {
      if (acted[i]) continue;
      const uint8_t from = free[i];
      for (int d = 0; d < DIRECTIONS; d++) {
        int cell = from, there = EMPTY;
        for (int step = 0; step < die && there == EMPTY; step++) {
          cell = board.ways[colour][cell][d];
          there = cell < 0 ? -1 : contents[cell];
        }
        contents[from] = EMPTY;
        if (there == EMPTY) {
          contents[cell] = FREE + colour;
          free[i] = cell;
          made(nextDie);
          contents[cell] = EMPTY;
        } else if (there == FREE + PREY[colour]) capture(i, cell, nextDie);
        else if (there == HELD + colour) release(i, cell, nextDie);
        contents[from] = FREE + colour;
        free[i] = from;
      }
    }
  }
  void capture(int pawn, int to, int nextDie) {
    const int prey = PREY[colour];
    contents[to] = FREE + colour;
    free[pawn] = to;
    acted[pawn] = true;
    captured |= bit[to];
    missing--;
    for (int i = 0; i < CAMP; i++) {
      const uint8_t cell = board.camps[colour][i];
      if (contents[cell] != EMPTY) continue;
      contents[cell] = HELD + prey;
      placed |= 1 << i;
      made(missing == 0 ? 0 : nextDie);
      placed ^= 1 << i;
      contents[cell] = EMPTY;
    }
    missing++;
    captured ^= bit[to];
    acted[pawn] = false;
    contents[to] = FREE + prey;
  }
  void release(int pawn, int to, int nextDie) {
    const int other = freePawns++;
    contents[to] = EMPTY;
    acted[pawn] = acted[other] = true;
    released |= bit[to];
    for (int i = 0; i < CAMP; i++) {
      const uint8_t one = board.camps[colour][i];
      if (contents[one] != EMPTY) continue;
      contents[one] = FREE + colour;
      free[pawn] = one;
      for (int k = i + 1; k < CAMP; k++) {
        const uint8_t two = board.camps[colour][k];
        if (contents[two] != EMPTY) continue;
        contents[two] = FREE + colour;
        free[other] = two;
        made(nextDie);
        contents[two] = EMPTY;
      }
      contents[one] = EMPTY;
    }
    released ^= bit[to];
    acted[pawn] = acted[other] = false;
    free[other] = NO_PAWN;
    contents[to] = HELD + colour;
    freePawns = other;
  }
  void made(int nextDie) {
    note();
    if (!first || nextDie == 0) return;
    first = false;
    legs(nextDie, 0);
    first = true;
  }
  void note() {
    uint8_t sorted[PAWNS];
    std::copy(free, free + PAWNS, sorted);
    std::sort(sorted, sorted + PAWNS);
    uint64_t word = released << RELEASED | captured << CAPTURED | placed << PLACED;
    for (int i = 0; i < PAWNS; i++) word |= uint64_t(sorted[i]) << (8 * i);
    const uint32_t mask = table.size() - 1;
    uint32_t slot = word * 0x9e3779b97f4a7c15ull >> 40 & mask;
    for (; stamps[slot] == round; slot = (slot + 1) & mask)
      if (results[table[slot]] == word) return;
    stamps[slot] = round;
    table[slot] = results.size();
    results.push_back(word);
  }
};

// The throws with which a colour gets to a cell, seen from there.
class Arrivals {
 public:
  void look(const Pawns& pawns) {
    memset(contents, EMPTY, sizeof contents);
    lay(contents, pawns);
  }
  void find(const Pawns& pawns, int colour) {
    memset(firsts[colour], 0, sizeof firsts[colour]);
    for (int i = 0; i < pawns.free[colour]; i++)
      for (int d = 0; d < DIRECTIONS; d++) {
        int cell = pawns.cells[colour * PAWNS + i];
        for (int die = 0; die < 6; die++) {
          cell = board.ways[colour][cell][d];
          if (cell < 0 || contents[cell] != EMPTY) break;
          firsts[colour][cell] |= 1 << die;
        }
      }
  }
  uint32_t at(int colour, int target) const {
    uint32_t throws = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
      int cell = target;
      for (int steps = 1; steps <= 6; steps++) {
        cell = board.back[colour][cell][d];
        if (cell < 0) break;
        if (contents[cell] != EMPTY) {
          if (contents[cell] == FREE + colour) throws |= board.atLeast[steps];
          break;
        }
        throws |= board.firstsThen[firsts[colour][cell]][steps];
      }
    }
    return throws;
  }
  uint32_t releases(const Pawns& pawns, int colour) const {
    uint32_t throws = 0;
    for (int i = pawns.free[colour]; i < PAWNS; i++) throws |= at(colour, pawns.cells[colour * PAWNS + i]);
    return throws;
  }

 private:
  uint8_t contents[CELLS], firsts[3][CELLS];
};

// Plays a throw as the regular bot does; `into` is the position after it. Values are in 360ths of a capture.
inline void playRegular(Turns& turns, Arrivals& arrivals, Random& random, const Pawns& pawns, int colour, int dieA, int dieB, Pawns& into) {
  if (turns.generate(pawns, colour, dieA, dieB) == 0) {
    into = pawns;
    return;
  }
  const int prey = PREY[colour], hunter = HUNTER[colour];
  int highest = -1000000, alike = 0;
  uint64_t chosen = 0;
  for (uint64_t word : turns.results) {
    const int left = pawns.free[prey] - Turns::captures(word);
    int value = left == 0 ? 1000000 : 360 * Turns::captures(word) + 288 * Turns::releases(word);
    if (value < highest) continue;
    if (left > 0) {
      turns.result(word, into);
      arrivals.look(into);
      arrivals.find(into, hunter);
      for (int i = 0; i < into.free[colour] && value >= highest; i++)
        value -= 6 * board.chanceOf(arrivals.at(hunter, into.cells[colour * PAWNS + i]));
      if (left < PAWNS && value >= highest) {
        arrivals.find(into, prey);
        value -= 3 * board.chanceOf(arrivals.releases(into, prey));
      }
    }
    if (value > highest) highest = value, chosen = word, alike = 1;
    else if (value == highest && random.below(++alike) == 0) chosen = word;
  }
  turns.result(chosen, into);
}

inline Pawns setUp(Random& random) {
  Pawns pawns;
  for (int colour = 0; colour < 3; colour++) {
    uint8_t cells[CAMP];
    std::copy(board.camps[colour], board.camps[colour] + CAMP, cells);
    for (int i = 0; i < PAWNS; i++) std::swap(cells[i], cells[i + random.below(CAMP - i)]);
    std::sort(cells, cells + PAWNS);
    std::copy(cells, cells + PAWNS, pawns.cells + colour * PAWNS);
    pawns.free[colour] = PAWNS;
  }
  return pawns;
}
