import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { DRAWN, LOST } from './layers.ts';
import { usualFile } from './node/solution-files.ts';
import { sha256 } from './node/solve-file.ts';
import { game } from './rules.ts';
import { Solution } from './solution.ts';
import { fieldChart } from './test-fields.ts';
import { readDepths, readVectors } from './test-vectors.ts';

/** Positions drawn at random; in the soak all of them are checked. */
const SAMPLE = 1_000_000;
const MB = 1_000_000;

describe.each([
  { id: 'pitch', most: 6 * MB, start: 'A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', worth: { value: 'W', depth: 7 } },
  { id: 'court', most: 3 * MB, start: 'court A:c2 d2 e2|B:c5 d6 e5|ball:d4|turn:A|moves:2', worth: { value: 'L', depth: 8 } },
])('the solution of the $id', ({ id, most, start, worth }) => {
  const chart = fieldChart(id);
  const file = new Uint8Array(readFileSync(usualFile(id)));
  let solution: Solution;
  beforeAll(() => {
    const opened = Solution.fromBytes(chart, file);
    if (!opened.ok) throw new Error(opened.problem.message.en);
    solution = opened.value;
  });
  const verdictOf = (text: string) => {
    const parsed = game.position?.parse(text);
    if (!parsed?.ok) throw new Error(text);
    const verdict = solution.verdict(parsed.value.position);
    if (!verdict.ok) throw new Error(verdict.problem.message.en);
    return verdict.value;
  };

  test('is small, and the one the docs speak of', () => {
    expect(file.length).toBeLessThanOrEqual(most);
    expect(readFileSync(new URL('../../../../docs/play-ball-solved.md', import.meta.url), 'utf8')).toContain(sha256(file));
  });

  test('counts as many positions at every distance as an independent program', () => {
    const { positions, draws, byTurnsToGoal } = solution.head.counts;
    const counted = Object.fromEntries([...byTurnsToGoal.entries()].filter(([, count]) => count > 0));
    expect({ positions, draws, byTurnsToGoal: counted }).toEqual(readDepths(id));
  });

  test('knows who wins when both begin well', () => {
    expect(verdictOf(start)).toEqual(worth);
  });

  test('agrees with the vectors', () => {
    const known = readVectors().filter(({ field, value }) => field === id && value !== undefined);
    expect(known.length).toBeGreaterThan(20);
    for (const { pos, value, depth } of known) expect({ pos, ...verdictOf(pos) }).toEqual({ pos, value, depth: depth ?? null });
  });

  // A process of its own: the generator runs several times faster there than among a test's modules.
  test(process.env.SOAK ? 'every value follows from the turns' : 'a million values drawn at random follow from the turns', async () => {
    const main = fileURLToPath(new URL('./main.ts', import.meta.url));
    const args = ['--import', 'tsx', main, 'check', id, '--positions', process.env.SOAK ? 'all' : String(SAMPLE)];
    const { checked, lost, distances, wrong, byValue } = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
    const { positions, draws, byTurnsToGoal } = solution.head.counts;
    expect(wrong).toEqual([]);
    expect(checked).toBe(process.env.SOAK ? positions : SAMPLE);
    expect(lost).toBeGreaterThan(checked / 20);
    expect(distances).toBeGreaterThan(50);
    expect(byValue[DRAWN]).toBe(draws);
    const counted = byTurnsToGoal.filter((count, turns) => turns % 2 === 0 && count > 0);
    expect(byValue.slice(LOST, DRAWN).filter((count: number) => count > 0)).toEqual(counted);
  });
});
