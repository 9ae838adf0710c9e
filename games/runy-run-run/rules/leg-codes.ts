import { type Cell, nameOf } from '../../_hex/rules/grid.ts';
import { type Board, COLOURS, type Colour } from './field.ts';
import { CAPTURE, PLAIN, RELEASE } from './single-legs.ts';

/** A leg: its die, where from and to, how it ends, and the cells chosen with it. */
export interface Leg {
  readonly die: number;
  readonly from: Cell;
  readonly to: Cell;
  readonly kind: typeof PLAIN | typeof CAPTURE | typeof RELEASE;
  /** Where the prisoner goes, or the two cells of a release in ascending order. */
  readonly place: readonly Cell[];
}

export function sameLeg(a: Leg, b: Leg): boolean {
  return a.die === b.die && a.from === b.from && a.to === b.to && a.kind === b.kind && a.place.join() === b.place.join();
}

/** A leg as a small integer; codes are in the order of the legs' texts. */
export type LegCode = number;

export const SIGNS = ['-', 'x', '+'] as const;
const NO_PLACE = 0;

/** A code is a sum of numbers from these arrays. A sign belongs to the cell before it, since `e1x` comes after `e11-`. */
export interface LegBook {
  /** At `from * 3 + kind`. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** At `colour * 16 + index in the camp`. */
  readonly place: Int32Array;
}

const DIE_SHIFT = 26;
const FROM_SHIFT = 16;
const TO_SHIFT = 8;
const FIRST_SHIFT = 4;
const PLACE_MASK = 15;

export interface LegCodes extends LegBook {
  readonly encode: (leg: Leg, colour: Colour) => LegCode;
  readonly decode: (code: LegCode, colour: Colour) => Leg;
}

export function makeLegCodes(board: Board): LegCodes {
  const { grid, camps } = board;
  const cells = grid.names.map((_, cell) => cell);
  const starts = ordered(
    cells.flatMap((cell) => [PLAIN, CAPTURE, RELEASE].map((kind) => ({ cell, kind, text: grid.names[cell] + (SIGNS[kind] ?? '') }))),
  );
  const targets = ordered(cells.map((cell) => ({ cell, text: nameOf(grid, cell) })));
  const places = COLOURS.map((colour) => ordered(camps[colour].map((cell, index) => ({ cell, index, text: nameOf(grid, cell) }))));

  const from = new Int32Array(3 * grid.size);
  const to = new Int32Array(grid.size);
  const place = new Int32Array(3 << 4);
  for (const [rank, { cell, kind }] of starts.entries()) from[cell * 3 + kind] = rank;
  for (const [rank, { cell }] of targets.entries()) to[cell] = rank;
  for (const [colour, camp] of places.entries()) for (const [rank, { index }] of camp.entries()) place[(colour << 4) + index] = rank + 1;
  const book: LegBook = { from, to, place };

  function encode({ die, from: start, kind, to: target, place: chosen }: Leg, colour: Colour): LegCode {
    const [first, second] = chosen.map((cell) => camps[colour].indexOf(cell));
    const placed = first === undefined ? NO_PLACE : firstPlace(book, colour, first);
    return legCode(book, die, start, kind, target) | placed | (second === undefined ? NO_PLACE : secondPlace(book, colour, second));
  }

  function decode(code: LegCode, colour: Colour): Leg {
    const start = starts[(code >> FROM_SHIFT) & 0x3ff];
    const target = targets[(code >> TO_SHIFT) & 0xff];
    if (!start || !target) throw new Error(`no leg ${code}`);
    const chosen = [(code >> FIRST_SHIFT) & PLACE_MASK, code & PLACE_MASK].filter((rank) => rank !== NO_PLACE);
    const cellsOf = chosen.map((rank) => places[colour]?.[rank - 1]?.cell ?? 0);
    return { die: code >> DIE_SHIFT, from: start.cell, to: target.cell, kind: start.kind as Leg['kind'], place: cellsOf };
  }
  return { ...book, encode, decode };
}

function ordered<T extends { readonly text: string }>(items: T[]): T[] {
  return items.sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** The code of a leg without placement. */
export function legCode(book: LegBook, die: number, from: Cell, kind: number, to: Cell): LegCode {
  return (die << DIE_SHIFT) | ((book.from[from * 3 + kind] as number) << FROM_SHIFT) | ((book.to[to] as number) << TO_SHIFT);
}

/** The part of a code that says where a prisoner, or the first of a released pair, goes. */
export function firstPlace(book: LegBook, colour: Colour, index: number): number {
  return (book.place[(colour << 4) + index] as number) << FIRST_SHIFT;
}

export function secondPlace(book: LegBook, colour: Colour, index: number): number {
  return book.place[(colour << 4) + index] as number;
}
