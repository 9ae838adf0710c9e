import {
  advanceAll,
  advanceWithBatter,
  type Bases,
  type Diamond,
  forcedAdvance,
  men,
  putOut,
  stay,
} from '../../_baseball/rules/diamond.ts';
import { LIMITS } from '../../_baseball/rules/limits.ts';

export const THROWS = ['home-run', 'triple', 'single', 'sacrifice', 'out', 'double-play', 'walk', 'double'] as const;
export type ThrowCode = (typeof THROWS)[number];

/** The rulebook's chart, sum by sum. */
export const CHART: Readonly<Record<number, ThrowCode>> = {
  2: 'home-run',
  3: 'triple',
  4: 'single',
  5: 'sacrifice',
  6: 'out',
  7: 'double-play',
  8: 'out',
  9: 'out',
  10: 'single',
  11: 'double',
  12: 'home-run',
};

/** Doubles that count otherwise than their sum, by face. */
export const DOUBLES: Readonly<Record<number, ThrowCode>> = { 4: 'walk' };

const HITS: Readonly<Partial<Record<ThrowCode, number>>> = { single: 1, double: 2, triple: 3, 'home-run': 4 };

export interface Played extends Diamond {
  readonly code: ThrowCode;
  readonly outs: number;
  readonly hit: boolean;
}

export function play(one: number, two: number, bases: Bases, outs: number): Played {
  const code = (one === two ? DOUBLES[one] : undefined) ?? (CHART[one + two] as ThrowCode);
  const hit = HITS[code];
  if (hit !== undefined) return { code, outs: 0, hit: true, ...advanceWithBatter(bases, hit) };
  if (code === 'walk') return { code, outs: 0, hit: false, ...forcedAdvance(bases, 1) };
  // B3: on the third out nobody advances and nobody else is out.
  if (outs + 1 < LIMITS.outs) {
    if (code === 'sacrifice') return { code, outs: 1, hit: false, ...advanceAll(bases, 1) };
    const nearestHome = men(bases).at(-1);
    if (code === 'double-play' && nearestHome) return { code, outs: 2, hit: false, ...putOut(bases, nearestHome) };
  }
  return { code, outs: 1, hit: false, ...stay(bases) };
}
