import { beforeAll, describe, expect, test } from 'vitest';
import { encodeSolution } from './encode.ts';
import { makeFormations } from './formations.ts';
import { HOLDERS, NOBODY } from './holders.ts';
import { LOST } from './layers.ts';
import { sha256 } from './node/solve-file.ts';
import { makeField, type Position } from './rules.ts';
import { Solution } from './solution.ts';
import type { Counts } from './solve.ts';
import { fieldChart, LOPSIDED, SMALLEST, solveHere, TINY } from './test-fields.ts';

interface Solved {
  readonly values: Uint8Array;
  readonly counts: Counts;
  readonly file: Uint8Array;
}

async function solved(chart: typeof TINY): Promise<Solved> {
  const { values, counts } = await solveHere(chart);
  return { values, counts, file: await encodeSolution(chart, makeFormations(makeField(chart)), values, counts, sha256) };
}

function opened(chart: typeof TINY, file: Uint8Array): Solution {
  const solution = Solution.fromBytes(chart, file);
  if (!solution.ok) throw new Error(solution.problem.message.en);
  return solution.value;
}

/** A position of team A that is lost in four turns. It has no goal this turn, so the reader cannot do without its blocks. */
function lostInFour(chart: typeof TINY, values: Uint8Array): Position {
  const { ends, spots, cellOf, field } = makeFormations(makeField(chart));
  const at = values.indexOf(LOST + 2);
  const pair = Math.floor(at / HOLDERS);
  const cells = [Math.floor(pair / ends), pair % ends].map((formation) => [0, 1, 2].map((i) => cellOf[spots[3 * formation + i] ?? 0] ?? 0));
  const ball = at % HOLDERS === NOBODY ? field.centre : (cells.flat()[at % HOLDERS] ?? 0);
  return { cells: [cells[0] ?? [], cells[1] ?? []], ball, turn: 0, moves: 3 };
}

describe('a file', () => {
  let tiny: Solved;
  beforeAll(async () => {
    tiny = await solved(TINY);
  });

  test.each([SMALLEST, LOPSIDED])('gives every value back: $id', async (chart) => {
    const { values, file } = await solved(chart);
    const whole = opened(chart, file).whole();
    expect(whole.ok && Buffer.compare(whole.value, values)).toBe(0);
  });

  test('gives every value back where only one of two mirror images is written', async () => {
    const solution = opened(TINY, tiny.file);
    const whole = solution.whole();
    expect(whole.ok && Buffer.compare(whole.value, tiny.values)).toBe(0);
    expect(solution.head.blocks).toBeLessThan(0.6 * Math.sqrt(tiny.values.length / HOLDERS));
  });

  test('has the same bytes whenever it is made, and the hash of its body in its head', async () => {
    expect(Buffer.compare((await solved(TINY)).file, tiny.file)).toBe(0);
    const { head } = opened(TINY, tiny.file);
    const start = new DataView(tiny.file.buffer).getUint32(8, true) + 12;
    expect(head.sha256).toBe(sha256(tiny.file.subarray(start)));
    expect(head.counts).toEqual(tiny.counts);
  });

  test('is read a block at a time', async () => {
    const asked: number[] = [];
    const solution = Solution.open(TINY, (from, to) => {
      asked.push(to - from);
      return tiny.file.subarray(from, to);
    });
    if (!solution.ok) throw new Error('not opened');
    const before = asked.length;
    const verdict = solution.value.verdict(lostInFour(TINY, tiny.values));
    expect(verdict).toEqual({ ok: true, value: { value: 'L', depth: 4 } });
    expect(asked.length - before).toBe(1);
    solution.value.judgement(lostInFour(TINY, tiny.values), false);
    expect(asked.length - before).toBe(2);
    expect(asked.slice(before).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(tiny.file.length / 20);
  });

  test('is refused if it is something else, of another field, or cut short', async () => {
    const refusal = (chart: typeof TINY, bytes: Uint8Array) => {
      const solution = Solution.fromBytes(chart, bytes);
      return solution.ok ? null : solution.problem.code;
    };
    expect(refusal(TINY, new Uint8Array(0))).toBe('not-a-solution');
    expect(refusal(TINY, new Uint8Array(100))).toBe('not-a-solution');
    expect(refusal(fieldChart('pitch'), tiny.file)).toBe('other-field');
    expect(refusal({ ...TINY, points: ['a1', 'e3'] }, tiny.file)).toBe('other-field');
    expect(refusal(TINY, tiny.file.subarray(0, 900))).toBe('damaged');
    const garbled = Uint8Array.from(tiny.file);
    garbled.fill(35, 14, 40);
    expect(refusal(TINY, garbled)).toBe('not-a-solution');
  });

  test('whose block was changed says so, and other blocks still answer', async () => {
    const bad = Uint8Array.from(tiny.file);
    bad[bad.length - 1] = (bad[bad.length - 1] as number) ^ 1;
    const solution = opened(TINY, bad);
    const whole = solution.whole();
    expect(whole.ok ? null : whole.problem.code).toBe('damaged');
    expect(solution.verdict(lostInFour(TINY, tiny.values)).ok).toBe(true);
  });

  test('that cannot be fetched is refused, and asked for again the next time', async () => {
    let online = true;
    const solution = Solution.open(TINY, (from, to) => (online ? tiny.file.subarray(from, to) : null));
    if (!solution.ok) throw new Error('not opened');
    const ask = () => solution.value.verdict(lostInFour(TINY, tiny.values));
    online = false;
    const refused = ask();
    expect(refused.ok ? null : refused.problem.code).toBe('missing');
    online = true;
    expect(ask().ok).toBe(true);
  });
});

describe('a judgement', () => {
  test('of a position is that of its best turn, from both sides of the field', async () => {
    const { file } = await solved(TINY);
    const solution = opened(TINY, file);
    const { starts, grid } = makeField(TINY);
    const turned = (cells: readonly number[]) => cells.map((cell) => grid.size - 1 - cell).sort((a, b) => a - b);
    for (const moves of [0, 1, 2, 3]) {
      for (const mine of [starts[0], [0, 1, 5], [2, 9, 16]]) {
        const position = { cells: [mine, starts[1]] as const, ball: mine[1] as number, turn: 0 as const, moves };
        const other = { cells: [turned(starts[1]), turned(mine)] as const, ball: grid.size - 1 - position.ball, turn: 1 as const, moves };
        const [one, two] = [solution.judgement(position), solution.judgement(other)];
        const verdict = solution.verdict(position);
        if (!one.ok || !two.ok || !verdict.ok) throw new Error('refused');
        const { turns, ...judged } = one.value;
        expect(verdict.value).toEqual(judged);
        expect({ value: two.value.value, depth: two.value.depth }).toEqual(judged);
        const values = turns.map(({ value }) => value);
        expect(judged.value).toBe(values.includes('W') ? 'W' : values.includes('D') ? 'D' : 'L');
        const short = solution.judgement(position, false);
        expect(short.ok && short.value.turns.map(({ value }) => value)).toEqual(values);
      }
    }
    const lost = solution.verdict({ cells: starts, ball: 0, turn: 0, moves: 3 });
    expect(lost.ok ? null : lost.problem.code).toBe('no-ball');
  });
});
