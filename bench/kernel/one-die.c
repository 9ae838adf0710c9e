/* One-die baseball in plain C, for scale: the same rules roll by roll, on the dice of a file, with the line score. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 2, INNINGS = 9, MOST_INNINGS = 200 };

typedef struct {
  int inning, seat, outs;
  bool over, base[4]; /* base[1] to base[3] */
  int line[SEATS][MOST_INNINGS];
  int runs[SEATS], hits[SEATS], left[SEATS];
} match;

static int men(const match *m) { return m->base[1] + m->base[2] + m->base[3]; }

static void end_half(match *m) {
  m->left[m->seat] += men(m);
  m->base[1] = m->base[2] = m->base[3] = false;
  m->outs = 0;
  if (++m->seat < SEATS) return;
  m->seat = 0;
  m->inning++;
  if (m->inning >= INNINGS && m->runs[0] != m->runs[1]) m->over = true;
}

static void score(match *m) {
  m->line[m->seat][m->inning]++;
  m->runs[m->seat]++;
}

static void hit(match *m, int bases) {
  m->hits[m->seat]++;
  for (int base = 3; base >= 1; base--) {
    if (!m->base[base]) continue;
    m->base[base] = false;
    if (base + bases > 3) score(m);
    else m->base[base + bases] = true;
  }
  if (bases > 3) score(m);
  else m->base[bases] = true;
}

/* The man who is also out on a 5, or 0. */
static int also_out(const match *m) {
  if (men(m) == 1) return m->base[1] ? 1 : m->base[2] ? 2 : 3;
  if (men(m) == 3) return 1;
  if (m->base[1] && m->base[2]) return 2;
  if (m->base[1] && m->base[3]) return 1;
  return 0;
}

static bool roll(match *m, int face) {
  if (m->over || face < 1 || face > 6) return false;
  if (face <= 4) {
    hit(m, face);
    return true;
  }
  m->outs++;
  if (face == 5 && m->outs < 3) {
    int base = also_out(m);
    if (base) {
      m->base[base] = false;
      m->outs++;
    }
  }
  if (m->outs >= 3) end_half(m);
  return true;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  FILE *file = fopen(argv[1], "rb");
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  size_t count = (size_t)ftell(file), at = 0;
  rewind(file);
  unsigned char *dice = malloc(count);
  if (!dice || fread(dice, 1, count, file) != count) return 2;
  long games = atol(argv[2]), check = 0;
  clock_t start = clock();
  for (long game = 0; game < games; game++) {
    match m;
    memset(&m, 0, sizeof m);
    while (!m.over) {
      if (!roll(&m, dice[at])) return 1;
      if (++at == count) at = 0;
    }
    check += m.runs[0] + 3 * m.runs[1] + 5 * m.hits[0] + 7 * m.left[1] + m.inning;
  }
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  printf("{\"games\":%ld,\"cpuSeconds\":%.6f,\"check\":%ld}\n", games, seconds, check);
  return 0;
}
