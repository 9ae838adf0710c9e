import * as w from '../words/roll_off.ts';
import type { Fact, RollNext, Seat } from './game.ts';
import type { Words } from './words.ts';

/** The opening roll-off of ruling R0, in progress: who still throws, and what was thrown. */
export interface RollOff {
  readonly dice: number;
  /** Those who throw in this go, in order. */
  readonly among: readonly Seat[];
  /** Sums thrown so far in this go. */
  readonly sums: readonly number[];
}

export interface RollOffFact extends Fact {
  readonly code: 'roll-off' | 'roll-off-tie' | 'roll-off-won';
  readonly seat: Seat;
  readonly sum: number;
}

export const ROLL_OFF_WORDS = {
  prompts: {
    'roll-off': w.prompt_roll_off,
  },
  facts: {
    'roll-off': w.fact_roll_off,
    'roll-off-tie': w.fact_roll_off_tie,
    'roll-off-won': w.fact_roll_off_won,
  },
} as const satisfies Record<string, Record<string, Words>>;

export function startRollOff(among: readonly Seat[], dice = 1): RollOff {
  return { dice, among, sums: [] };
}

export function nextRollOff(rollOff: RollOff): RollNext {
  return { kind: 'roll', seat: rollOff.among[rollOff.sums.length] as Seat, dice: rollOff.dice, why: 'roll-off' };
}

/** One more throw: the roll-off goes on, or `first` is found. */
export function throwRollOff(
  rollOff: RollOff,
  faces: readonly number[],
): { readonly rollOff: RollOff; readonly first: Seat | null; readonly facts: readonly RollOffFact[] } {
  const { among, dice } = rollOff;
  const seat = among[rollOff.sums.length] as Seat;
  const sum = faces.reduce((total, face) => total + face, 0);
  const sums = [...rollOff.sums, sum];
  const thrown: RollOffFact = { code: 'roll-off', seat, sum };
  if (sums.length < among.length) return { rollOff: { dice, among, sums }, first: null, facts: [thrown] };
  const highest = Math.max(...sums);
  const leaders = among.filter((_, i) => sums[i] === highest);
  const first = leaders[0] as Seat;
  if (leaders.length === 1) return { rollOff, first, facts: [thrown, { code: 'roll-off-won', seat: first, sum: highest }] };
  return { rollOff: startRollOff(leaders, dice), first: null, facts: [thrown, { code: 'roll-off-tie', seat, sum: highest }] };
}
