import { beforeAll, describe, expect, test } from 'vitest';
import { encodeSolution } from './encode.ts';
import { makeFormations } from './formations.ts';
import { HOLDERS, NOBODY } from './holders.ts';
import { LOST } from './layers.ts';
import { sha256 } from './node/solve-file.ts';
import { makeField, type Position } from './rules.ts';
import { Solution } from './solution.ts';
import type { Counts } from './solve.ts';
import { fieldTable, LOPSIDED, SMALLEST, solveHere, TINY } from './test-fields.ts';

interface Solved {
  readonly values: Uint8Array;
  readonly counts: Counts;
  readonly file: Uint8Array;
}

async function solved(table: typeof TINY): Promise<Solved> {
  const { values, counts } = await solveHere(table);
  return { values, counts, file: await encodeSolution(table, makeFormations(makeField(table)), values, counts, sha256) };
}

async function opened(table: typeof TINY, file: Uint8Array): Promise<Solution> {
  const solution = await Solution.fromBytes(table, file);
  if (!solution.ok) throw new Error(solution.problem.message.en);
  return solution.value;
}

/** A position lost in four turns, of team A: no goal this turn spares a reader its blocks. */
function lostInFour(table: typeof TINY, values: Uint8Array): Position {
  const { ends, spots, cellOf, field } = makeFormations(makeField(table));
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

  test.each([SMALLEST, LOPSIDED])('gives every value back: $id', async (table) => {
    const { values, file } = await solved(table);
    const whole = await (await opened(table, file)).whole();
    expect(whole.ok && Buffer.compare(whole.value, values)).toBe(0);
  });

  test('gives every value back where only one of two mirror images is written', async () => {
    const solution = await opened(TINY, tiny.file);
    const whole = await solution.whole();
    expect(whole.ok && Buffer.compare(whole.value, tiny.values)).toBe(0);
    expect(solution.head.blocks).toBeLessThan(0.6 * Math.sqrt(tiny.values.length / HOLDERS));
  });

  test('has the same bytes whenever it is made, and the hash of its body in its head', async () => {
    expect(Buffer.compare((await solved(TINY)).file, tiny.file)).toBe(0);
    const { head } = await opened(TINY, tiny.file);
    const start = new DataView(tiny.file.buffer).getUint32(8, true) + 12;
    expect(head.sha256).toBe(sha256(tiny.file.subarray(start)));
    expect(head.counts).toEqual(tiny.counts);
  });

  test('is read a block at a time', async () => {
    const asked: number[] = [];
    const solution = await Solution.open(TINY, async (from, to) => {
      asked.push(to - from);
      return tiny.file.subarray(from, to);
    });
    if (!solution.ok) throw new Error('not opened');
    const before = asked.length;
    const verdict = await solution.value.verdict(lostInFour(TINY, tiny.values));
    expect(verdict).toEqual({ ok: true, value: { value: 'L', depth: 4 } });
    expect(asked.length - before).toBe(1);
    await solution.value.judgement(lostInFour(TINY, tiny.values), false);
    expect(asked.length - before).toBe(2);
    expect(asked.slice(before).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(tiny.file.length / 20);
  });

  test('is refused if it is something else, of another field, or cut short', async () => {
    const refusal = async (table: typeof TINY, bytes: Uint8Array) => {
      const solution = await Solution.fromBytes(table, bytes);
      return solution.ok ? null : solution.problem.code;
    };
    expect(await refusal(TINY, new Uint8Array(0))).toBe('not-a-solution');
    expect(await refusal(TINY, new Uint8Array(100))).toBe('not-a-solution');
    expect(await refusal(fieldTable('pitch'), tiny.file)).toBe('other-field');
    expect(await refusal({ ...TINY, points: ['a1', 'e3'] }, tiny.file)).toBe('other-field');
    expect(await refusal(TINY, tiny.file.subarray(0, 900))).toBe('damaged');
    const garbled = Uint8Array.from(tiny.file);
    garbled.fill(35, 14, 40);
    expect(await refusal(TINY, garbled)).toBe('not-a-solution');
  });

  test('whose block was changed says so, and other blocks still answer', async () => {
    const bad = Uint8Array.from(tiny.file);
    bad[bad.length - 1] = (bad[bad.length - 1] as number) ^ 1;
    const solution = await opened(TINY, bad);
    const whole = await solution.whole();
    expect(whole.ok ? null : whole.problem.code).toBe('damaged');
    expect((await solution.verdict(lostInFour(TINY, tiny.values))).ok).toBe(true);
  });

  test('that cannot be fetched is refused, and asked for again the next time', async () => {
    let online = true;
    const solution = await Solution.open(TINY, async (from, to) => {
      if (!online) throw new Error('offline');
      return tiny.file.subarray(from, to);
    });
    if (!solution.ok) throw new Error('not opened');
    const ask = () => solution.value.verdict(lostInFour(TINY, tiny.values));
    online = false;
    const refused = await ask();
    expect(refused.ok ? null : refused.problem.code).toBe('damaged');
    online = true;
    expect((await ask()).ok).toBe(true);
  });
});

describe('a judgement', () => {
  test('of a position is that of its best turn, from both sides of the field', async () => {
    const { file } = await solved(TINY);
    const solution = await opened(TINY, file);
    const { starts, grid } = makeField(TINY);
    const turned = (cells: readonly number[]) => cells.map((cell) => grid.size - 1 - cell).sort((a, b) => a - b);
    for (const moves of [0, 1, 2, 3]) {
      for (const mine of [starts[0], [0, 1, 5], [2, 9, 16]]) {
        const position = { cells: [mine, starts[1]] as const, ball: mine[1] as number, turn: 0 as const, moves };
        const other = { cells: [turned(starts[1]), turned(mine)] as const, ball: grid.size - 1 - position.ball, turn: 1 as const, moves };
        const [one, two] = [await solution.judgement(position), await solution.judgement(other)];
        const verdict = await solution.verdict(position);
        if (!one.ok || !two.ok || !verdict.ok) throw new Error('refused');
        const { turns, ...judged } = one.value;
        expect(verdict.value).toEqual(judged);
        expect({ value: two.value.value, depth: two.value.depth }).toEqual(judged);
        const values = turns.map(({ value }) => value);
        expect(judged.value).toBe(values.includes('W') ? 'W' : values.includes('D') ? 'D' : 'L');
        const short = await solution.judgement(position, false);
        expect(short.ok && short.value.turns.map(({ value }) => value)).toEqual(values);
      }
    }
    const lost = await solution.verdict({ cells: starts, ball: 0, turn: 0, moves: 3 });
    expect(lost.ok ? null : lost.problem.code).toBe('no-ball');
  });
});
