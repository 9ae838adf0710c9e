import { type Cell, ray } from '../../_hex/rules/grid.ts';
import { CELL_BITS, CELL_MASK, type Field } from './field.ts';
import { makePart, type PartKind, type TurnPart } from './notation.ts';

/** A part as a small integer: kind, from, to. */
export type PartCode = number;

const KINDS: readonly PartKind[] = ['step', 'jump', 'bounce', 'pass'];
const STEP = 0;
const JUMP = 1;
const BOUNCE = 2;
const PASS = 3;

function partCode(kind: number, from: Cell, to: Cell): PartCode {
  return (kind << (2 * CELL_BITS)) | (from << CELL_BITS) | to;
}

/** The code of a move that arrives on `to`. */
export function moveCode({ grid }: Field, from: Cell, direction: number, to: Cell): PartCode {
  const beside = grid.neighbours[from * 6 + direction] as Cell;
  return to === from ? partCode(BOUNCE, from, beside) : partCode(to === beside ? STEP : JUMP, from, to);
}

export function passCode(from: Cell, to: Cell): PartCode {
  return partCode(PASS, from, to);
}

/** The code of a part as it was entered, whether there is such a part or not. */
export function codeOf({ kind, from, to }: TurnPart): PartCode {
  return partCode(KINDS.indexOf(kind), from, to);
}

/** The reverse of `codeOf`. */
export function partOf(code: PartCode): TurnPart {
  const kind = KINDS[code >> (2 * CELL_BITS)] as PartKind;
  return { kind, from: (code >> CELL_BITS) & CELL_MASK, to: code & CELL_MASK };
}

export function isPass(part: PartCode): boolean {
  return part >> (2 * CELL_BITS) === PASS;
}

/** Every part there can be on a field. */
export interface PartBook {
  /** By code. */
  readonly texts: readonly string[];
  /** By code: its rank in the order of all texts. */
  readonly ranks: Int16Array;
}

const books = new WeakMap<Field, PartBook>();

export function partBookOf(field: Field): PartBook {
  const book = books.get(field) ?? makePartBook(field);
  books.set(field, book);
  return book;
}

function makePartBook(field: Field): PartBook {
  const texts = new Array<string>(1 << (2 * CELL_BITS + 2)).fill('');
  const codes: PartCode[] = [];
  for (let from = 0; from < field.grid.size; from++) {
    for (let direction = 0; direction < 6; direction++) {
      for (const [distance, to] of ray(field.grid, from, direction).entries()) {
        for (const kind of distance === 0 ? [STEP, BOUNCE, PASS] : [JUMP, PASS]) {
          const code = partCode(kind, from, to);
          texts[code] = makePart(field, partOf(code));
          codes.push(code);
        }
      }
    }
  }
  const ranks = new Int16Array(texts.length);
  codes.sort((a, b) => ((texts[a] as string) < (texts[b] as string) ? -1 : 1));
  for (const [rank, code] of codes.entries()) ranks[code] = rank;
  return { texts, ranks };
}
