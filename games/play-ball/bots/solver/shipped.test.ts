import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Checker, type Disagreement } from './check.ts';
import { LOST } from './layers.ts';
import { usualFile } from './node/solution-files.ts';
import { sha256 } from './node/solve-file.ts';
import { game } from './rules.ts';
import { Solution } from './solution.ts';
import { fieldTable } from './test-fields.ts';
import { readDepths, readVectors } from './test-vectors.ts';

/** Positions drawn at random; in the soak all of them are checked. */
const DRAWN = 1_000_000;
/** Of the lost ones among them, one in so many has its distance worked out from every reply. */
const DISTANCES = 1_000;
const MB = 1_000_000;

describe.each([
  { id: 'pitch', most: 6 * MB, start: 'A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:2', worth: { value: 'W', depth: 7 } },
  { id: 'court', most: 3 * MB, start: 'court A:c2 d2 e2|B:c5 d6 e5|ball:d4|turn:A|moves:2', worth: { value: 'L', depth: 8 } },
])('the solution of the $id', ({ id, most, start, worth }) => {
  const table = fieldTable(id);
  const file = new Uint8Array(readFileSync(usualFile(id)));
  let solution: Solution;
  beforeAll(async () => {
    const opened = await Solution.fromBytes(table, file);
    if (!opened.ok) throw new Error(opened.problem.message.en);
    solution = opened.value;
  });
  const verdictOf = async (text: string) => {
    const parsed = game.position?.parse(text);
    if (!parsed?.ok) throw new Error(text);
    const verdict = await solution.verdict(parsed.value.position);
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

  test('knows who wins when both begin well', async () => {
    expect(await verdictOf(start)).toEqual(worth);
  });

  test('agrees with the vectors', async () => {
    const known = readVectors().filter(({ field, value }) => field === id && value !== undefined);
    expect(known.length).toBeGreaterThan(20);
    for (const { pos, value, depth } of known) expect({ pos, ...(await verdictOf(pos)) }).toEqual({ pos, value, depth: depth ?? null });
  });

  test(process.env.SOAK ? 'every value follows from the turns' : 'a million values drawn at random follow from the turns', async () => {
    const whole = await solution.whole();
    if (!whole.ok) throw new Error(whole.problem.message.en);
    const values = whole.value;
    const checker = new Checker(table, values, process.env.SOAK !== undefined);
    const wrong: Disagreement[] = [];
    let lost = 0;
    const check = (at: number): boolean => {
      const entry = checker.entryAt(at);
      if (!entry) return false;
      const distance = values[at] !== 0 && (process.env.SOAK !== undefined || lost++ % DISTANCES === 0);
      const found = checker.check(entry, distance);
      if (found && wrong.length < 10) wrong.push(found);
      return true;
    };
    if (process.env.SOAK) {
      let positions = 0;
      for (let at = 0; at < values.length; at++) if (check(at)) positions++;
      expect(positions).toBe(solution.head.counts.positions);
    } else {
      const draw = places(values.length);
      for (let count = 0; count < DRAWN; ) if (check(draw())) count++;
      expect(lost).toBeGreaterThan(DRAWN / 20);
    }
    expect(wrong).toEqual([]);
    const byDistance = new Map<number, number>();
    for (const value of values) if (value >= LOST) byDistance.set(value, (byDistance.get(value) ?? 0) + 1);
    const { draws, byTurnsToGoal } = solution.head.counts;
    expect(byDistance.get(255)).toBe(draws);
    for (const [turns, count] of byTurnsToGoal.entries())
      if (turns % 2 === 0 && count > 0) expect(byDistance.get(LOST + turns / 2)).toBe(count);
  });
});

/** Places below a limit, the same every time (splitmix32). */
function places(limit: number): () => number {
  let state = 18;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % limit;
  };
}
