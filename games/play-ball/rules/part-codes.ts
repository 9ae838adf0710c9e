import { type Cell, ray } from '../../_hex/rules/grid.ts';
import { CELL_BITS, type Field } from './field.ts';
import { makePart, type PartKind } from './notation.ts';

/** A part as a small integer: kind, from, to. */
export type PartCode = number;

const KINDS: readonly PartKind[] = ['step', 'jump', 'bounce', 'pass'];
export const STEP = 0;
export const JUMP = 1;
export const BOUNCE = 2;
export const PASS = 3;

export function partCode(kind: number, from: Cell, to: Cell): PartCode {
  return (kind << (2 * CELL_BITS)) | (from << CELL_BITS) | to;
}

export function kindOf(part: PartCode): number {
  return part >> (2 * CELL_BITS);
}

/** Every part there can be on a field. */
export interface PartBook {
  /** By code. */
  readonly texts: readonly string[];
  /** By code: its place in the order of all texts. */
  readonly ranks: Int16Array;
}

export function makePartBook(field: Field): PartBook {
  const texts = new Array<string>(1 << (2 * CELL_BITS + 2)).fill('');
  const codes: PartCode[] = [];
  for (let from = 0; from < field.grid.size; from++) {
    for (let direction = 0; direction < 6; direction++) {
      for (const [distance, to] of ray(field.grid, from, direction).entries()) {
        for (const kind of distance === 0 ? [STEP, BOUNCE, PASS] : [JUMP, PASS]) {
          const code = partCode(kind, from, to);
          texts[code] = makePart(field, { kind: KINDS[kind] as PartKind, from, to });
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
