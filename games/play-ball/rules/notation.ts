import { accept, type Refused, type Result, refuse, type Values } from '@pocket-stadium/kernel';
import { type Cell, nameOf } from '../../_hex/rules/grid.ts';
import type { Field } from './field.ts';
import { TURN_PROBLEMS, type TurnProblem } from './problems.ts';

/** The kinds of parts, with what stands between their two cells. */
export const SIGNS = { step: '-', jump: 'x', bounce: 'x', pass: '>' } as const;
export type PartKind = keyof typeof SIGNS;

/** One part of a turn. A bounce goes from its cell `to` the one where the line begins. */
export interface TurnPart {
  readonly kind: PartKind;
  readonly from: Cell;
  readonly to: Cell;
}

const FORM = /^([a-z]\d{1,2})(?:([-x>])([a-z]\d{1,2})|x\(([a-z]\d{1,2})\))$/;
const KINDS: Readonly<Record<string, PartKind>> = { '-': 'step', x: 'jump', '>': 'pass' };

export const PART_SEPARATOR = ', ';

/** `c2-c3` a step, `c6xc3` a jump, `c8x(c9)` a bounce, `c4>b2` a pass. */
export function makePart(field: Field, { kind, from, to }: TurnPart): string {
  const target = nameOf(field.grid, to);
  return nameOf(field.grid, from) + SIGNS[kind] + (kind === 'bounce' ? `(${target})` : target);
}

/** The reverse of `makePart`. */
export function parsePart(field: Field, text: string): Result<TurnPart> {
  const match = FORM.exec(text);
  if (!match) return problem('bad-part', { given: text.slice(0, 40) });
  const [, fromName = '', sign = '', target, line] = match;
  const toName = target ?? line ?? '';
  const from = field.grid.byName.get(fromName);
  const to = field.grid.byName.get(toName);
  if (from === undefined || to === undefined) return problem('unknown-cell', { given: from === undefined ? fromName : toName });
  return accept({ kind: line === undefined ? (KINDS[sign] as PartKind) : 'bounce', from, to });
}

export function problem(code: TurnProblem, values: Values = {}): Refused {
  return refuse(code, TURN_PROBLEMS[code], values);
}
