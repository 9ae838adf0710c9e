// Play Ball solved backwards by a plain native program, one thread: for scale. It follows the rules
// page by itself and counts positions by turns to the goal. usage: native W R
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint8_t u8;
enum { MOST = 64 };
static const int DX[6] = {0, 1, 1, 0, -1, -1}, DY[6] = {1, 0, -1, -1, 0, 1};

static int cells, cx[MOST], cy[MOST], spotAt[MOST][MOST]; // by x + 32, y + 32
static int ends, crossed, spotX[MOST], spotY[MOST], nb[MOST][6], line[MOST][MOST], centre;
static int E, A;                      // formations: of ends, of all that is crossed
static u8 (*trio)[3];
static int *turned, *mirrored;
static u8 (*mirrorOf)[3];
static u8 BEFORE[9 * 64][128], AFTER[9 * 64][128], AROUND[8][128], SWAP[128];
static u8 *known, *fresh, *freshEnds, *wonEnds, *touched;
static uint32_t **kept;               // by opponents: A + 1 offsets, then transitions
static u8 lines[1 << 15], legal[1 << 15], scores[1 << 15], within[4][1 << 15], targets[1 << 15], wanted[1 << 15], found[1 << 15];
static int apart[1 << 15], apartCount;
static uint32_t *from, *moves;
static u8 occupied[MOST];
static int their[3];

static int rank3(int a, int b, int c) { return a + b * (b - 1) / 2 + c * (c - 1) * (c - 2) / 6; }
static int sorted(int a, int b, int c) {
  int t;
  if (a > b) t = a, a = b, b = t;
  if (b > c) t = b, b = c, c = t;
  if (a > b) t = a, a = b, b = t;
  return rank3(a, b, c);
}

static void makeField(int W, int R) {
  for (int x = -W; x <= W; x++)
    for (int y = -R; y <= R; y++)
      if (abs(-x - y) <= R) cx[cells] = x, cy[cells++] = y;
  memset(spotAt, -1, sizeof spotAt);
  for (int want = 0; want < 3; want++) // ends, own goals, goals to score in
    for (int i = 0; i < cells; i++) {
      int lowest = i == 0 || cx[i - 1] != cx[i], highest = i == cells - 1 || cx[i + 1] != cx[i];
      int kind = abs(cx[i]) > 1 ? 0 : lowest ? 1 : highest ? 2 : 0;
      if (kind != want) continue;
      int spot = want == 0 ? ends++ : want == 1 ? ends + crossed++ : ends + crossed++;
      spotX[spot] = cx[i], spotY[spot] = cy[i];
      spotAt[cx[i] + 32][cy[i] + 32] = spot;
    }
  crossed = ends + 3;
  centre = spotAt[32][32];
  memset(line, -1, sizeof line);
  for (int s = 0; s < cells; s++)
    for (int d = 0; d < 6; d++) {
      nb[s][d] = spotAt[spotX[s] + DX[d] + 32][spotY[s] + DY[d] + 32];
      for (int x = spotX[s] + DX[d], y = spotY[s] + DY[d]; spotAt[x + 32][y + 32] >= 0; x += DX[d], y += DY[d]) line[s][spotAt[x + 32][y + 32]] = d;
    }
  E = rank3(ends - 3, ends - 2, ends - 1) + 1;
  A = rank3(crossed - 3, crossed - 2, crossed - 1) + 1;
  trio = malloc(3 * A), turned = malloc(4 * E), mirrored = malloc(4 * E), mirrorOf = malloc(3 * E);
  for (int c = 0, k = 0; c < crossed; c++)
    for (int b = 0; b < c; b++)
      for (int a = 0; a < b; a++, k++) trio[k][0] = a, trio[k][1] = b, trio[k][2] = c;
  for (int f = 0; f < E; f++) {
    int t[3], m[3];
    for (int i = 0; i < 3; i++) {
      int s = trio[f][i], x = spotX[s], y = spotY[s];
      t[i] = spotAt[-x + 32][-y + 32], m[i] = spotAt[-x + 32][x + y + 32];
    }
    turned[f] = sorted(t[0], t[1], t[2]), mirrored[f] = sorted(m[0], m[1], m[2]);
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++)
        if (trio[mirrored[f]][j] == m[i]) mirrorOf[f][i] = j;
  }
}

static void makeSets(void) {
  for (int kind = 0; kind < 9 * 64; kind++) {
    int i = (kind >> 6) / 3, j = (kind >> 6) % 3, image[7];
    for (int h = 0, other = 0; h < 7; h++) {
      int left = h > i ? h - 1 : h;
      image[h] = h == i || (kind >> (h == i ? 6 : other)) & 1 ? j : h > 2 ? h : left >= j ? left + 1 : left;
      if (h == i) image[h] = j; else other++;
    }
    for (int set = 0; set < 128; set++)
      for (int h = 0; h < 7; h++) {
        if (set >> h & 1) AFTER[kind][set] |= 1 << image[h];
        if (set >> image[h] & 1) BEFORE[kind][set] |= 1 << h;
      }
  }
  for (int open = 0; open < 8; open++)
    for (int set = 0; set < 128; set++) {
      int s = set;
      for (int r = 0; r < 2; r++) {
        if (open & 1 && s & 3) s |= 3;
        if (open & 2 && s & 6) s |= 6;
        if (open & 4 && s & 5) s |= 5;
      }
      AROUND[open][set] = s;
    }
  for (int set = 0; set < 128; set++)
    for (int h = 0; h < 7; h++)
      if (set >> h & 1) SWAP[set] |= 1 << (h == 6 ? 6 : 5 - h);
}

static int openLine(int a, int b) {
  int d = line[a][b];
  if (d < 0) return 0;
  for (int s = nb[a][d]; s != b; s = nb[s][d])
    if (s == their[0] || s == their[1] || s == their[2]) return 0;
  return 1;
}

static uint32_t *addMoves(uint32_t *at, int f, int i) {
  int spot = trio[f][i], x = trio[f][i == 0 ? 1 : 0], y = trio[f][i == 2 ? 1 : 2];
  for (int d = 0; d < 6; d++) {
    int to = nb[spot][d], takes = 0;
    if (to < 0) continue;
    for (; to >= 0 && occupied[to]; to = nb[to][d]) {
      if (to == x) takes |= 1;
      if (to == y) takes |= 2;
      for (int k = 0; k < 3; k++)
        if (to == their[k]) takes |= 4 << k;
    }
    if (to < 0) to = spot;
    else if (to == centre) takes |= 32;
    if (to >= crossed) {
      scores[f] |= 1 << i | (takes & -1 << i) << 1 | (takes & ((1 << i) - 1));
      continue;
    }
    int j = to < x ? 0 : to < y ? 1 : 2;
    int goal = j == 0 ? rank3(to, x, y) : j == 1 ? rank3(x, to, y) : rank3(x, y, to);
    *at++ = (uint32_t)goal << 17 | (uint32_t)((3 * i + j) << 6 | takes) << 7;
  }
  return at;
}

static void face(int T, int scoring) {
  static uint32_t *own;
  if (!own) own = malloc(4 * (A * 19L + 1));
  for (int k = 0; k < 3; k++) occupied[their[k]] = 0;
  for (int k = 0; k < 3; k++) their[k] = trio[T][k];
  for (int k = 0; k < 3; k++) occupied[their[k]] = 1;
  static u8 open[MOST][MOST];
  for (int a = 0; a < crossed; a++)
    for (int b = a + 1; b < crossed; b++) open[a][b] = openLine(a, b);
  apartCount = 0;
  for (int f = 0; f < A; f++) {
    int a = trio[f][0], b = trio[f][1], c = trio[f][2];
    legal[f] = 0;
    if (occupied[a] | occupied[b] | occupied[c]) continue;
    apart[apartCount++] = f;
    lines[f] = open[a][b] | open[b][c] << 1 | open[a][c] << 2;
    legal[f] = occupied[centre] || a == centre || b == centre || c == centre ? 63 : 127;
  }
  if (!kept[T] || scoring) {
    uint32_t *at = own + A + 1;
    for (int f = 0; f < A; f++) {
      own[f] = at - own, scores[f] = 0;
      if (!legal[f]) continue;
      for (int k = 0; k < 3; k++) occupied[trio[f][k]] = 1;
      for (int i = 0; i < 3; i++) at = addMoves(at, f, i);
      for (int k = 0; k < 3; k++) occupied[trio[f][k]] = 0;
    }
    own[A] = at - own;
    kept[T] = realloc(kept[T], 4 * own[A]);
    memcpy(kept[T], own, 4 * own[A]);
  }
  from = moves = kept[T];
}

static void back(int steps, const u8 *asked) {
  for (int k = 0; k < apartCount; k++) within[0][apart[k]] = AROUND[lines[apart[k]]][within[0][apart[k]]];
  for (int step = 1; step <= steps; step++) {
    const u8 *source = within[step - 1], *want = step == steps ? asked : legal;
    for (int k = 0; k < apartCount; k++) {
      int f = apart[k];
      u8 set = source[f];
      if (want[f] & ~set) {
        for (uint32_t e = from[f]; e < from[f + 1]; e++) set |= (&BEFORE[0][0])[(moves[e] & 0x1ffff) | source[moves[e] >> 17]];
        set = AROUND[lines[f]][set];
      }
      within[step][f] = set;
    }
  }
}

static int reaches(int start, int bit, int f, int given, int left) {
  int set = AROUND[lines[f]][given];
  if (f < E && targets[f] & set & (f == start ? ~bit : 127)) return 1;
  if (!left) return 0;
  for (uint32_t e = from[f]; e < from[f + 1]; e++) {
    int to = moves[e] >> 17, after = (&AFTER[0][0])[(moves[e] & 0x1ffff) | set];
    if (within[left - 1][to] & after && reaches(start, bit, to, after, left - 1)) return 1;
  }
  return 0;
}

// Of those who are targets themselves, who reaches another one.
static int another(int f, int unsure) {
  for (int h = 0; h < 7; h++)
    if (unsure >> h & 1 && !reaches(f, 1 << h, f, 1 << h, 3)) unsure &= ~(1 << h);
  return unsure;
}

static int keepRow(int T) {
  int count = 0, image = mirrored[T];
  for (int f = 0; f < E; f++) {
    u8 set = found[f];
    if (!set) continue;
    fresh[(size_t)T * E + f] = set, known[(size_t)T * E + f] |= set;
    count += __builtin_popcount(set);
    if (image == T) continue;
    u8 other = set & 64;
    for (int h = 0; h < 6; h++)
      if (set >> h & 1) other |= 1 << (h < 3 ? mirrorOf[f][h] : 3 + mirrorOf[T][h - 3]);
    size_t at = (size_t)image * E + mirrored[f];
    fresh[at] = other, known[at] |= other;
    count += __builtin_popcount(set);
  }
  return count;
}

static int layer(int T, int turns) {
  if (mirrored[T] < T || (turns > 1 && !touched[T])) return 0;
  face(T, turns < 2);
  size_t row = (size_t)T * E;
  int losing = turns % 2 == 0;
  memset(wanted, 0, sizeof wanted);
  for (int f = 0; f < E; f++) {
    targets[f] = losing ? legal[f] & ~wonEnds[row + f] : freshEnds[row + f];
    wanted[f] = legal[f] & ~known[row + f];
  }
  memset(found, 0, E);
  if (turns < 2) {
    for (int f = 0; f < A; f++) within[0][f] = scores[f] & legal[f];
    back(2, legal);
    for (int f = 0; f < E; f++) {
      if (losing) wanted[f] &= ~within[2][f];
      else found[f] = within[2][f] & wanted[f];
    }
  }
  if (losing || touched[T]) {
    memset(within[0], 0, A);
    memcpy(within[0], targets, E);
    back(3, wanted);
    for (int f = 0; f < E; f++) {
      int held = within[3][f] & wanted[f], unsure = held & targets[f];
      if (unsure) held = (held & ~unsure) | another(f, unsure);
      found[f] |= losing ? wanted[f] & ~held : held;
    }
  }
  return keepRow(T);
}

static void bringOver(int won) {
  memset(touched, 0, E);
  for (int first = 0; first < E; first += 64)
    for (int f = 0; f < E; f++)
      for (int c = first; c < first + 64 && c < E; c++) {
        int T = turned[c];
        u8 set = SWAP[fresh[(size_t)turned[f] * E + c]];
        freshEnds[(size_t)T * E + f] = set;
        if (set) touched[T] = 1;
        if (won) wonEnds[(size_t)T * E + f] |= set;
      }
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  makeField(atoi(argv[1]), atoi(argv[2]));
  makeSets();
  size_t pairs = (size_t)E * E;
  known = calloc(pairs, 1), fresh = calloc(pairs, 1), freshEnds = calloc(pairs, 1), wonEnds = calloc(pairs, 1), touched = calloc(E, 1);
  kept = calloc(E, sizeof *kept);
  printf("{\"byTurnsToGoal\":[");
  for (int turns = 0;; turns++) {
    long count = 0;
    memset(fresh, 0, pairs);
    for (int T = 0; T < E; T++) count += layer(T, turns);
    printf(turns ? ",%ld" : "%ld", count);
    if (!count && turns) break;
    bringOver(turns % 2);
  }
  long draws = 0;
  for (int T = 0; T < E; T++) {
    face(T, 0);
    for (int f = 0; f < E; f++) draws += __builtin_popcount(legal[f] & ~known[(size_t)T * E + f]);
  }
  printf("],\"draws\":%ld,\"cpuSeconds\":%.3f}\n", draws, (double)clock() / CLOCKS_PER_SEC);
}
