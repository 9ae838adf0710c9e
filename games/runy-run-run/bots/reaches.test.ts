import { repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import {
  BOARDS,
  type Board,
  COLOURS,
  type Colour,
  freeCount,
  makeBoard,
  PACKED_LENGTH,
  PAWNS,
  type PackedPawns,
  PREY,
  TurnGenerator,
} from '../rules/index.ts';
import { Arrivals } from './arrivals.ts';
import { Reaches } from './reaches.ts';
import { chanceOf, THROWS } from './throws.ts';

const POSITIONS = process.env.SOAK === '1' ? 2000 : 40;

/** Free pawns anywhere, and a few prisoners where they belong. */
function randomPawns(board: Board, random: (below: number) => number): PackedPawns {
  const cells = [...board.grid.cubes.keys()];
  const take = (from: readonly number[]) => {
    const cell = from[random(from.length)] as number;
    cells.splice(cells.indexOf(cell), 1);
    return cell;
  };
  const pawns = new Uint8Array(PACKED_LENGTH);
  for (const hunter of COLOURS) {
    const prey = PREY[hunter];
    const count = random(4);
    const held = Array.from({ length: count }, () => take(board.camps[hunter].filter((cell) => cells.includes(cell))));
    const free = Array.from({ length: PAWNS - count }, () => take(cells));
    const ascending = (list: number[]) => list.sort((a, b) => a - b);
    pawns.set([...ascending(free), ...ascending(held)], prey * PAWNS);
    pawns[3 * PAWNS + prey] = free.length;
  }
  return pawns;
}

describe.each(BOARDS)('where a colour can get, on side $side', (table) => {
  const board = makeBoard(table);
  const turns = new TurnGenerator(board);
  const reaches = new Reaches(board);

  /** The free prey that some turn with this throw captures, and whether some turn releases. */
  function byRules(pawns: PackedPawns, colour: Colour, dice: readonly [number, number]): { captured: Set<number>; releases: boolean } {
    const prey = PREY[colour];
    const free = [...pawns.subarray(prey * PAWNS, prey * PAWNS + freeCount(pawns, prey))];
    const after = new Uint8Array(PACKED_LENGTH);
    const captured = new Set<number>();
    let releases = false;
    const count = turns.generate(pawns, colour, ...dice);
    for (let i = 0; i < count; i++) {
      turns.result(i, after);
      const left = after.subarray(prey * PAWNS, prey * PAWNS + freeCount(after, prey));
      for (const cell of free) if (!left.includes(cell)) captured.add(cell);
      if (freeCount(after, colour) > freeCount(pawns, colour)) releases = true;
    }
    return { captured, releases };
  }

  it('a capture or release that is seen is legal, and few are not seen', () => {
    const random = repeatableRandom(table.side);
    const counts = { seen: 0, unseen: 0 };
    for (let i = 0; i < POSITIONS; i++) {
      const pawns = randomPawns(board, random);
      const colour = random(3) as Colour;
      reaches.look(pawns, colour);
      const prey = PREY[colour];
      for (const [bit, { dice }] of THROWS.entries()) {
        const { captured, releases } = byRules(pawns, colour, dice);
        const sees = (throws: number) => ((throws >> bit) & 1) === 1;
        for (let k = 0; k < freeCount(pawns, prey); k++) {
          const cell = pawns[prey * PAWNS + k] as number;
          if (sees(reaches.cells[cell] as number)) expect(captured.has(cell)).toBe(true);
          if (captured.has(cell)) counts[sees(reaches.cells[cell] as number) ? 'seen' : 'unseen']++;
        }
        if (sees(reaches.release)) expect(releases).toBe(true);
      }
    }
    expect(counts.seen).toBeGreaterThan(POSITIONS);
    expect(counts.unseen).toBeLessThan(0.03 * counts.seen);
  });

  it('seen from the cell of a pawn, the throws are the same', () => {
    const random = repeatableRandom(table.side);
    const arrivals = new Arrivals(board);
    let some = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const pawns = randomPawns(board, random);
      arrivals.lay(pawns);
      for (const colour of COLOURS) {
        reaches.look(pawns, colour);
        const prey = PREY[colour];
        for (let k = 0; k < freeCount(pawns, prey); k++) {
          const throws = reaches.cells[pawns[prey * PAWNS + k] as number] as number;
          expect(arrivals.captures(colour, k)).toBe(throws);
          if (throws !== 0) some++;
        }
        expect(arrivals.releases(colour)).toBe(reaches.release);
        if (reaches.release !== 0) some++;
      }
    }
    expect(some).toBeGreaterThan(2 * POSITIONS);
  });
});

it('the chances of throws add up', () => {
  expect(chanceOf((1 << THROWS.length) - 1)).toBeCloseTo(1, 12);
  expect(chanceOf(1)).toBeCloseTo(1 / 36, 12);
  expect(chanceOf(2)).toBeCloseTo(2 / 36, 12);
});
