import { accept, type Result } from '@pocket-stadium/kernel';
import { type Cell, nameOf } from '../../_hex/rules/grid.ts';
import type { Board } from './field.ts';
import { type Leg, SIGNS } from './leg-codes.ts';
import { problem } from './problems.ts';
import { CAPTURE, PLAIN, RELEASE } from './single-legs.ts';

export const LEG_SEPARATOR = ', ';
export const CELL_SEPARATOR = ' ';

const FORM = /^([1-6]):([a-z]\d{1,2})([-x+])([a-z]\d{1,2})(?:\(([a-z]\d{1,2}(?: [a-z]\d{1,2})*)\))?$/;
const KINDS: Readonly<Record<string, Leg['kind']>> = { '-': PLAIN, x: CAPTURE, '+': RELEASE };
const PLACES: readonly number[] = [0, 1, 2];

/** `5:e11-e6`, `5:e11xe8(g12)`, `5:e11+k3(e11 f12)`. */
export function makeLeg({ grid }: Board, { die, from, to, kind, place }: Leg): string {
  const cells = place.map((cell) => nameOf(grid, cell)).join(CELL_SEPARATOR);
  return `${die}:${nameOf(grid, from)}${SIGNS[kind]}${nameOf(grid, to)}${cells === '' ? '' : `(${cells})`}`;
}

/** The reverse of `makeLeg`; the two cells of a release in either order. */
export function parseLeg({ grid }: Board, text: string): Result<Leg> {
  const match = FORM.exec(text);
  const [, die = '', from = '', sign = '', to = '', cells] = match ?? [];
  const names = cells === undefined ? [] : cells.split(CELL_SEPARATOR);
  const kind = KINDS[sign];
  if (kind === undefined || names.length !== PLACES[kind]) return problem('bad-leg', { given: text.slice(0, 40) });
  const unknown = [from, to, ...names].find((name) => !grid.byName.has(name));
  if (unknown !== undefined) return problem('unknown-cell', { given: unknown });
  const cellOf = (name: string) => grid.byName.get(name) as Cell;
  const place = names.map(cellOf).sort((a, b) => a - b);
  return accept({ die: Number(die), from: cellOf(from), to: cellOf(to), kind, place });
}

/** The parts of a turn or of a setup. */
export function splitMove(move: string): string[] {
  if (move === '') return [];
  return move.split(move.includes(':') ? LEG_SEPARATOR : CELL_SEPARATOR);
}
