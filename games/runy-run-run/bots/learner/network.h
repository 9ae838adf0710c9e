// What the network sees of a position, how it answers, how it learns, and how it is written for the bots.
#pragma once
#include <cmath>
#include <cstdio>
#include <string>

#include "game.h"

constexpr int FIRST = 64, SECOND = 32, CHANCES = 6;
constexpr int HELD_ROWS = 3 * CELLS, COUNT_ROWS = HELD_ROWS + 3 * CAMP, CHANCE_ROWS = COUNT_ROWS + 3 * (PAWNS + 1);
constexpr int ROWS = CHANCE_ROWS + 3 * CHANCES, ACTIVE = 3 * (PAWNS + 1);

struct Inputs {
  uint16_t active[ACTIVE];
  uint8_t chances[3 * CHANCES];
  // Which of the three networks is asked: that for after the seat's own turn, its hunter's or its prey's.
  uint8_t network;
};

inline void see(Arrivals& arrivals, const Pawns& pawns, int seat, int moved, Inputs& inputs) {
  arrivals.look(pawns);
  for (int colour = 0; colour < 3; colour++) arrivals.find(pawns, colour);
  int at = 0;
  for (int place = 0; place < 3; place++) {
    const int colour = (seat + place) % 3, prey = PREY[colour], left = pawns.free[prey];
    for (int i = 0; i < PAWNS; i++) {
      const int cell = board.turned[seat][pawns.cells[colour * PAWNS + i]];
      inputs.active[at++] = i < pawns.free[colour] ? place * CELLS + cell : HELD_ROWS + place * CAMP + board.campIndex[cell];
    }
    inputs.active[at++] = COUNT_ROWS + place * (PAWNS + 1) + pawns.free[colour];
    uint32_t any = 0, twice = 0;
    int all = 0;
    for (int i = 0; i < left; i++) {
      const uint32_t throws = arrivals.at(colour, pawns.cells[prey * PAWNS + i]);
      twice |= any & throws;
      any |= throws;
      all += board.chanceOf(throws);
    }
    uint8_t* chances = inputs.chances + place * CHANCES;
    chances[0] = board.chanceOf(any);
    chances[1] = board.chanceOf(twice);
    chances[2] = all;
    chances[3] = board.chanceOf(arrivals.releases(pawns, colour));
    chances[4] = left == 1 ? chances[0] : 0;
    chances[5] = left == 2 ? chances[1] : 0;
  }
  inputs.network = (moved - seat + 3) % 3;
}

struct Network {
  float inputs[ROWS][FIRST], first[FIRST], between[SECOND][FIRST], second[SECOND], out[SECOND], bias;
};
constexpr int WEIGHTS = sizeof(Network) / sizeof(float);

struct Hidden {
  float first[FIRST], second[SECOND];
};

// The log-odds of the seat.
inline float ask(const Network& network, const Inputs& inputs, Hidden& hidden) {
  float sums[FIRST];
  for (int i = 0; i < FIRST; i++) sums[i] = network.first[i];
  for (uint16_t row : inputs.active)
    for (int i = 0; i < FIRST; i++) sums[i] += network.inputs[row][i];
  for (int k = 0; k < 3 * CHANCES; k++) {
    if (inputs.chances[k] == 0) continue;
    const float chance = inputs.chances[k] / 36.0f;
    for (int i = 0; i < FIRST; i++) sums[i] += chance * network.inputs[CHANCE_ROWS + k][i];
  }
  for (int i = 0; i < FIRST; i++) hidden.first[i] = std::max(0.0f, sums[i]);
  float odds = network.bias;
  for (int j = 0; j < SECOND; j++) {
    float sum = 0;
    for (int i = 0; i < FIRST; i++) sum += hidden.first[i] * network.between[j][i];
    hidden.second[j] = std::max(0.0f, sum + network.second[j]);
    odds += hidden.second[j] * network.out[j];
  }
  return odds;
}
inline float chanceOfOdds(float odds) { return 1 / (1 + std::exp(-odds)); }

struct Sample {
  Inputs inputs;
  float share;
};

// Adam, on the log-loss of the share of the match.
class Trainer {
 public:
  double learn(Network& network, const std::vector<const Sample*>& batch, float rate) {
    gradient = {};
    double loss = 0;
    for (const Sample* sample : batch) {
      const Inputs& inputs = sample->inputs;
      const float chance = chanceOfOdds(ask(network, inputs, hidden));
      loss -= sample->share * std::log(chance + 1e-9f) + (1 - sample->share) * std::log(1 - chance + 1e-9f);
      const float delta = (chance - sample->share) / batch.size();
      float deltas[FIRST] = {};
      gradient.bias += delta;
      for (int j = 0; j < SECOND; j++) {
        if (hidden.second[j] <= 0) continue;
        gradient.out[j] += delta * hidden.second[j];
        const float deltaHere = delta * network.out[j];
        gradient.second[j] += deltaHere;
        for (int i = 0; i < FIRST; i++) {
          gradient.between[j][i] += deltaHere * hidden.first[i];
          deltas[i] += deltaHere * network.between[j][i];
        }
      }
      for (int i = 0; i < FIRST; i++) deltas[i] = hidden.first[i] > 0 ? deltas[i] : 0;
      for (int i = 0; i < FIRST; i++) gradient.first[i] += deltas[i];
      for (uint16_t row : inputs.active)
        for (int i = 0; i < FIRST; i++) gradient.inputs[row][i] += deltas[i];
      for (int k = 0; k < 3 * CHANCES; k++)
        if (inputs.chances[k] != 0)
          for (int i = 0; i < FIRST; i++) gradient.inputs[CHANCE_ROWS + k][i] += inputs.chances[k] / 36.0f * deltas[i];
    }
    step(network, rate);
    return loss / batch.size();
  }

 private:
  Network gradient = {}, mean = {}, square = {};
  Hidden hidden;
  long steps = 0;

  void step(Network& network, float rate) {
    steps++;
    const float means = 1 / (1 - std::pow(0.9f, steps)), squares = 1 / (1 - std::pow(0.999f, steps));
    float *weights = (float*)&network, *g = (float*)&gradient, *m = (float*)&mean, *s = (float*)&square;
    for (int i = 0; i < WEIGHTS; i++) {
      m[i] = 0.9f * m[i] + 0.1f * g[i];
      s[i] = 0.999f * s[i] + 0.001f * g[i] * g[i];
      weights[i] -= rate * m[i] * means / (std::sqrt(s[i] * squares) + 1e-8f);
    }
  }
};

struct Networks {
  Network after[3];

  explicit Networks(Random& random) : after{} {
    auto fill = [&](float* from, int count, float width) {
      for (int i = 0; i < count; i++) from[i] = (random.unit() - 0.5f) * width;
    };
    for (Network& network : after) {
      fill(network.inputs[0], ROWS * FIRST, 0.2f);
      fill(network.between[0], FIRST * SECOND, 0.35f);
      fill(network.out, SECOND, 0.3f);
    }
  }
  bool read(const std::string& name) {
    FILE* file = fopen(name.c_str(), "rb");
    if (!file) return false;
    const bool whole = fread(after, sizeof after, 1, file) == 1;
    fclose(file);
    return whole;
  }
  void write(const std::string& name) const {
    FILE* file = fopen(name.c_str(), "wb");
    fwrite(after, sizeof after, 1, file);
    fclose(file);
  }
  // Each part is a number of four bytes, and the weights as multiples of it in one byte each, all of it in base 64.
  void writeModule(const std::string& name) const {
    std::string bytes;
    for (const Network& network : after) {
      const float* weights = (const float*)&network;
      for (int count : {ROWS * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND, 1}) {
        float most = 1e-9f;
        for (int i = 0; i < count; i++) most = std::max(most, std::fabs(weights[i]));
        const float unit = most / 127;
        bytes.append((const char*)&unit, sizeof unit);
        for (int i = 0; i < count; i++) bytes += char(std::lround(weights[i] / unit));
        weights += count;
      }
    }
    while (bytes.size() % 3) bytes += '\0';
    FILE* file = fopen(name.c_str(), "w");
    fputs("// Written by learner/learn.cpp, which says how to make it again.\nexport const NETWORK =\n  '", file);
    static const char LETTERS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < bytes.size(); i += 3) {
      const uint32_t three = uint8_t(bytes[i]) << 16 | uint8_t(bytes[i + 1]) << 8 | uint8_t(bytes[i + 2]);
      for (int shift = 18; shift >= 0; shift -= 6) fputc(LETTERS[three >> shift & 63], file);
    }
    fputs("';\n", file);
    fclose(file);
  }
};
