import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Checker } from './check.ts';
import { makeFormations } from './formations.ts';
import { DRAWN, LOST, WON } from './layers.ts';
import { threadCrew } from './node/crew.ts';
import { layerFiles } from './node/layer-files.ts';
import { makeField } from './rules.ts';
import { solveField } from './solve.ts';
import { LOPSIDED, ONE_SIDED, SMALLEST, solveHere, TINY } from './test-fields.ts';

const choose3 = (n: number) => (n * (n - 1) * (n - 2)) / 6;

/** One in so many is checked, of a field of 200,000 positions. */
const ONE_IN = process.env.SOAK ? 1 : 13;

describe.each([
  { chart: SMALLEST, oneIn: 1 },
  { chart: TINY, oneIn: ONE_IN },
  { chart: LOPSIDED, oneIn: ONE_IN },
])('a small field, solved: $chart.id', ({ chart, oneIn }) => {
  test('every value and distance follows from the turns of the generator', async () => {
    const { values } = await solveHere(chart);
    const checker = new Checker(chart, values, true);
    const wrong: unknown[] = [];
    let positions = 0;
    for (let at = 0; at < values.length; at += oneIn) {
      const entry = checker.entryAt(at);
      if (entry) positions++;
      const found = entry ? checker.check(entry, true) : values[at] === WON ? null : at;
      if (found !== null) wrong.push(found);
    }
    expect(wrong).toEqual([]);
    expect(positions).toBeGreaterThan(800);
  });

  test('positions are counted once, and counts add up', async () => {
    const { values, counts } = await solveHere(chart);
    const { endSpots } = makeFormations(makeField(chart));
    const apart = choose3(endSpots) * choose3(endSpots - 3) * 6;
    const free = choose3(endSpots - 1) * choose3(endSpots - 4);
    expect(counts.positions).toBe(apart + free);
    expect(counts.byTurnsToGoal.reduce((sum, count) => sum + count, 0) + counts.draws).toBe(counts.positions);
    expect(values.filter((value) => value === DRAWN)).toHaveLength(counts.draws);
    for (const [turns, count] of counts.byTurnsToGoal.entries()) {
      if (turns % 2 === 0) expect(values.filter((value) => value === LOST + turns / 2)).toHaveLength(count);
    }
  });
});

test('a field that is not the same for both sides is refused', () => {
  expect(() => makeFormations(makeField(ONE_SIDED))).toThrow('the same for both sides');
});

test('a value that was changed is noticed', async () => {
  const { values } = await solveHere(TINY);
  const checker = new Checker(TINY, values);
  const lost = values.findIndex((value) => value === LOST + 2);
  const entry = checker.entryAt(lost);
  if (!entry) throw new Error('no position is lost in four turns');
  expect(checker.check(entry, true)).toBeNull();
  for (const [value, distance] of [
    [WON, false],
    [DRAWN, false],
    [LOST + 1, true],
    [LOST + 3, true],
  ] as const) {
    values[lost] = value;
    expect(checker.check(entry, distance)).toMatchObject({ entry, stands: value });
  }
});

describe('threads', () => {
  async function solveInThreads(threads: number, spare: number, folder?: string, report: (turns: number) => void = () => {}) {
    const formations = makeFormations(makeField(TINY));
    const crew = threadCrew(TINY, formations, threads, spare);
    try {
      const store = folder === undefined ? undefined : layerFiles(folder, TINY.id);
      const counts = await solveField(crew.arrays, crew, ({ turns }) => report(turns), store);
      return { counts, values: Uint8Array.from(crew.arrays.values) };
    } finally {
      await crew.dismiss();
    }
  }

  test('however many work, and however much they remember, the values are the same', async () => {
    const { values, counts } = await solveHere(TINY);
    for (const [threads, spare] of [
      [1, 0],
      [2, 1 << 20],
    ] as const) {
      const found = await solveInThreads(threads, spare);
      expect(found.counts).toEqual(counts);
      expect(Buffer.compare(found.values, values)).toBe(0);
    }
  });

  test('work that was interrupted goes on where it stopped; a layer that was cut short is worked out again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stadium-layers-'));
    try {
      const { values } = await solveHere(TINY);
      const stop = new Error('stopped');
      const interrupted = solveInThreads(2, 0, folder, (turns) => {
        if (turns === 4) throw stop;
      });
      await expect(interrupted).rejects.toBe(stop);
      expect(readdirSync(folder)).toHaveLength(5);
      writeFileSync(join(folder, 'tiny-003.layer'), 'cut');
      const found = await solveInThreads(2, 0, folder);
      expect(Buffer.compare(found.values, values)).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
