import { advanceAll, type Bases, type Diamond, forcedAdvance, men, putOut, stay } from '../../_baseball/rules/diamond.ts';
import { LIMITS } from '../../_baseball/rules/limits.ts';

/** The eleven plays of the basic mode, in the order of ruling D5: for the sums 2 to 12. */
export const BASIC_CHART = [
  'sacrifice-fly',
  'fly-out',
  'walk',
  'double-play',
  'single',
  'strike-out',
  'double',
  'ground-out',
  'triple',
  'pop-out',
  'home-run',
] as const;

/** Table 1, the taken pitch, by sum. A 12 is a pickoff as soon as a runner is on base (D7). */
export const TAKEN_CHART = {
  2: 'wild-pitch',
  3: 'strike',
  4: 'ball',
  5: 'strike',
  6: 'passed-ball',
  7: 'strike',
  8: 'ball',
  9: 'strike',
  10: 'hit-by-pitch',
  11: 'strike',
  12: 'ball-or-pickoff',
} as const;

/** Table 2, the swing, by sum. */
export const SWING_CHART = {
  2: 'single',
  3: 'sacrifice-fly',
  4: 'single',
  5: 'double-play',
  6: 'double',
  7: 'foul-ball',
  8: 'double',
  9: 'sacrifice-bunt',
  10: 'triple',
  11: 'pop-out',
  12: 'home-run',
} as const;

/** Table 3, the reaction of the defence, by face. */
export const REACTION_CHART = {
  1: 'error',
  2: 'batter-out',
  3: 'hit-stands',
  4: 'batter-out',
  5: 'error',
  6: 'hit-stands',
} as const;

/** What a play does to the batter and to the runners. */
type Row =
  | { readonly batter: 1 | 2 | 3 | 4; readonly runners: 'forced'; readonly hit?: true }
  | { readonly batter: 'out' | 'stays'; readonly runners: 'one-base' | 'stay' | 'one-out'; readonly error?: true };

/** Every play that moves or removes a man, in the rulebook's order: good swings, bad swings, the others, those of the variant. */
export const PLAYS = {
  single: { batter: 1, runners: 'forced', hit: true },
  double: { batter: 2, runners: 'forced', hit: true },
  triple: { batter: 3, runners: 'forced', hit: true },
  'home-run': { batter: 4, runners: 'forced', hit: true },
  'strike-out': { batter: 'out', runners: 'stay' },
  'fly-out': { batter: 'out', runners: 'stay' },
  'pop-out': { batter: 'out', runners: 'stay' },
  'double-play': { batter: 'out', runners: 'one-out' },
  'ground-out': { batter: 'out', runners: 'stay' },
  walk: { batter: 1, runners: 'forced' },
  'sacrifice-fly': { batter: 'out', runners: 'one-base' },
  'wild-pitch': { batter: 'stays', runners: 'one-base' },
  'passed-ball': { batter: 'stays', runners: 'one-base' },
  'hit-by-pitch': { batter: 1, runners: 'forced' },
  pickoff: { batter: 'stays', runners: 'one-out' },
  'sacrifice-bunt': { batter: 'out', runners: 'one-base' },
  // The batter's hit stands, so the batter is one of the runners by then.
  error: { batter: 'stays', runners: 'one-base', error: true },
  'batter-out': { batter: 'out', runners: 'stay' },
} as const satisfies Readonly<Record<string, Row>>;

export type PlayCode = keyof typeof PLAYS;
export type BasicPlay = (typeof BASIC_CHART)[number];

/** The hits that the defence can react to, and what else of table 2 is a ball in play (D6). */
export const HITS = ['single', 'double', 'triple'] as const;
export const OUTS_IN_PLAY = ['sacrifice-fly', 'sacrifice-bunt', 'double-play', 'pop-out'] as const;
/** A ball in play that waits for the defence. */
export type InPlay = (typeof HITS)[number] | (typeof OUTS_IN_PLAY)[number];

export interface Played extends Diamond {
  readonly outs: number;
  readonly hit: boolean;
  readonly error: boolean;
}

/** A play with these men on base and this many outs. */
export function play(code: PlayCode, bases: Bases, outs: number): Played {
  const row: Row = PLAYS[code];
  if (row.runners === 'forced') return { outs: 0, hit: row.hit ?? false, error: false, ...forcedAdvance(bases, row.batter) };
  const made = row.batter === 'out' ? 1 : 0;
  const score = { hit: false, error: row.error ?? false };
  // D4: on the third out nobody advances and nobody else is out.
  if (row.runners === 'stay' || outs + made === LIMITS.outs) return { outs: made, ...score, ...stay(bases) };
  if (row.runners === 'one-base') return { outs: made, ...score, ...advanceAll(bases, 1) };
  const [nearestFirst] = men(bases);
  if (nearestFirst === undefined) return { outs: made, ...score, ...stay(bases) };
  return { outs: made + 1, ...score, ...putOut(bases, nearestFirst) };
}

/** How the defence's two dice count against a runner's one (D8): the runner must beat this number. */
export const STEAL_DUELS = {
  highest: Math.max,
  sum: (one: number, two: number) => one + two,
  lowest: Math.min,
} as const satisfies Readonly<Record<string, (one: number, two: number) => number>>;
export type StealDuel = keyof typeof STEAL_DUELS;
