// Learns the networks of the best bot from games of one seat that plays by them against two regular players, by
// TD(lambda): a position is worth what came of it, mixed with what the networks said of those that followed.
//
//   g++ -O3 -march=native -ffast-math -std=c++20 -o learn learn.cpp
//   ./learn networks.bin 600           # seconds; goes on from the file where there is one
//   ./learn networks.bin ../network-weights.ts    # writes the module
//
// Times and seeds differ from run to run, so another run gives other numbers.
#include <chrono>
#include <cstdlib>
#include <memory>

#include "network.h"

constexpr float LAMBDA = 0.8f;
// How often the learning seat takes one of its six best turns, and a regular one any turn; and how many games are
// played by three learning seats, so that what is learnt holds against others too.
constexpr float ASTRAY = 0.04f, ASTRAY_REGULAR = 0.02f, AMONG_THEMSELVES = 0.08f;
constexpr int BEST_TURNS = 6, MOST_TURNS = 450, QUIET_TURNS = 60;
constexpr size_t KEPT = 600000, BATCH = 256;
constexpr double USES = 6, FIRST_RATE = 0.002, LAST_RATE = 0.0003;

class Table {
 public:
  Table(const Networks& networks, uint64_t seed) : random(seed), networks(networks) {}

  // The share of the match of one seat. Its positions are added to `samples`.
  float play(std::vector<Sample>& samples) {
    const int seat = random.below(3);
    const bool themselves = random.unit() < AMONG_THEMSELVES;
    const size_t start = samples.size();
    std::vector<float> chances;
    auto note = [&](int moved) {
      chances.push_back(chanceOfOdds(look(pawns, seat, moved)));
      samples.push_back({inputs, 0});
    };
    pawns = setUp(random);
    note(2);
    int colour = 0, quiet = 0;
    float share = -1;
    for (int turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn++, colour = (colour + 1) % 3) {
      Pawns into;
      const int dieA = 1 + random.below(6), dieB = 1 + random.below(6);
      if (colour == seat || themselves) playByNetwork(colour, dieA, dieB, into);
      else if (random.unit() < ASTRAY_REGULAR) playAny(colour, dieA, dieB, into);
      else playRegular(turns, arrivals, random, pawns, colour, dieA, dieB, into);
      quiet = memcmp(pawns.free, into.free, sizeof into.free) == 0 ? quiet + 1 : 0;
      pawns = into;
      if (pawns.free[PREY[colour]] == 0) {
        share = colour == seat;
        break;
      }
      note(colour);
    }
    if (share < 0) share = mostPrisoners(seat);
    for (size_t i = chances.size(); i-- > 0;) {
      samples[start + i].share = share;
      share = LAMBDA * share + (1 - LAMBDA) * chances[i];
    }
    return samples.back().share;
  }

 private:
  Random random;
  const Networks& networks;
  Turns turns;
  Arrivals arrivals;
  Pawns pawns;
  Inputs inputs;
  Hidden hidden;

  float look(const Pawns& at, int seat, int moved) {
    see(arrivals, at, seat, moved, inputs);
    return ask(networks.after[inputs.network], inputs, hidden);
  }
  void playByNetwork(int colour, int dieA, int dieB, Pawns& into) {
    if (turns.generate(pawns, colour, dieA, dieB) == 0) {
      into = pawns;
      return;
    }
    std::vector<std::pair<float, uint64_t>> rated;
    for (uint64_t word : turns.results) {
      turns.result(word, into);
      if (into.free[PREY[colour]] == 0) return;
      rated.push_back({look(into, colour, colour), word});
    }
    const size_t most = std::min<size_t>(BEST_TURNS, rated.size());
    std::partial_sort(rated.begin(), rated.begin() + most, rated.end(), std::greater<>());
    turns.result(rated[random.unit() < ASTRAY ? random.below(most) : 0].second, into);
  }
  void playAny(int colour, int dieA, int dieB, Pawns& into) {
    const int count = turns.generate(pawns, colour, dieA, dieB);
    if (count == 0) into = pawns;
    else turns.result(turns.results[random.below(count)], into);
  }
  float mostPrisoners(int seat) const {
    const int least = std::min({pawns.free[0], pawns.free[1], pawns.free[2]});
    const int leaders = std::count(pawns.free, pawns.free + 3, least);
    return pawns.free[PREY[seat]] == least ? 1.0f / leaders : 0;
  }
};

int main(int count, char** given) {
  if (count != 3) return 1;
  const std::string file = given[1], wanted = given[2];
  Random random(std::chrono::steady_clock::now().time_since_epoch().count());
  auto networks = std::make_unique<Networks>(random);
  const bool known = networks->read(file);
  if (wanted.ends_with(".ts")) {
    if (!known) return 1;
    networks->writeModule(wanted);
    return 0;
  }
  const double seconds = atof(given[2]);
  const auto began = std::chrono::steady_clock::now();
  auto passed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count(); };
  Table table(*networks, random.next());
  auto trainers = std::make_unique<Trainer[]>(3);
  std::vector<Sample> samples, kept[3];
  size_t next[3] = {};
  double due = 0, told = 0, won = 0, loss = 0;
  long games = 0, batches = 0;
  while (passed() < seconds) {
    samples.clear();
    for (int i = 0; i < 50; i++, games++) won += table.play(samples);
    for (const Sample& sample : samples) {
      auto& ring = kept[sample.inputs.network];
      auto& at = next[sample.inputs.network];
      if (ring.size() < KEPT) ring.push_back(sample);
      else ring[at] = sample, at = (at + 1) % KEPT;
    }
    const float rate = FIRST_RATE * std::pow(LAST_RATE / FIRST_RATE, passed() / seconds);
    for (due += samples.size() / 3.0 * USES; due >= BATCH; due -= BATCH)
      for (int i = 0; i < 3; i++) {
        std::vector<const Sample*> batch(BATCH);
        for (auto& sample : batch) sample = &kept[i][random.next() % kept[i].size()];
        loss += trainers[i].learn(networks->after[i], batch, rate);
        batches++;
      }
    if (passed() - told < 20) continue;
    told = passed();
    networks->write(file);
    printf("%.0f s: %ld games, won %.3f, loss %.4f\n", told, games, won / games, loss / batches);
    fflush(stdout);
    won = loss = games = batches = 0;
  }
  networks->write(file);
}
