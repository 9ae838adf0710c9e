import { advanceWithBatter, type Bases, type Diamond, FULL, putOut, stay } from '../../_baseball/rules/diamond.ts';
import { LIMITS } from '../../_baseball/rules/limits.ts';

export const THROWS = ['single', 'double', 'triple', 'home-run', 'throw-in', 'strike-out'] as const;
export type ThrowCode = (typeof THROWS)[number];

export interface Row {
  readonly code: ThrowCode;
  readonly batter: 1 | 2 | 3 | 4 | 'out';
  /** A man on base may be out as well. */
  readonly throwIn?: boolean;
}

/** The rulebook's chart, face by face. */
export const CHART: Readonly<Record<number, Row>> = {
  1: { code: 'single', batter: 1 },
  2: { code: 'double', batter: 2 },
  3: { code: 'triple', batter: 3 },
  4: { code: 'home-run', batter: 4 },
  5: { code: 'throw-in', batter: 'out', throwIn: true },
  6: { code: 'strike-out', batter: 'out' },
};

const FIRST = 1;
const SECOND = 2;
const THIRD = 4;

/** Who is also out on a 5, by the men on base; nobody with second and third, or with none. */
export const ALSO_OUT: Readonly<Record<Bases, 1 | 2 | 3 | undefined>> = {
  [FIRST]: 1,
  [SECOND]: 2,
  [THIRD]: 3,
  [FULL]: 1,
  [FIRST | SECOND]: 2,
  [FIRST | THIRD]: 1,
};

export interface Played extends Diamond {
  readonly code: ThrowCode;
  readonly outs: number;
  readonly hit: boolean;
}

export function play(face: number, bases: Bases, outs: number): Played {
  const { code, batter, throwIn } = CHART[face] as Row;
  if (batter !== 'out') return { code, outs: 0, hit: true, ...advanceWithBatter(bases, batter) };
  const alsoOut = throwIn ? ALSO_OUT[bases] : undefined;
  // B4: the man is one more out, unless the batter's was the third already.
  if (alsoOut === undefined || outs + 1 === LIMITS.outs) return { code, outs: 1, hit: false, ...stay(bases) };
  return { code, outs: 2, hit: false, ...putOut(bases, alsoOut) };
}
