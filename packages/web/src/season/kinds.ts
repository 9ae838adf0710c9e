import type { Schedule, TieBreak } from '@pocket-stadium/season';
import * as w from '../../words/season.ts';

/** What each kind of season is called. */
export const KIND_NAMES = {
  'round-robin': w.kind_round_robin,
  swiss: w.kind_swiss,
  'knock-out': w.kind_knock_out,
  ladder: w.kind_ladder,
} as const satisfies Record<Schedule['kind'], unknown>;

/** What each way of breaking a tie is called. */
export const TIE_NAMES = {
  'head-to-head': w.tie_head_to_head,
  wins: w.tie_wins,
  difference: w.tie_difference,
  scored: w.tie_scored,
  buchholz: w.tie_buchholz,
  sonneborn: w.tie_sonneborn,
} as const satisfies Record<TieBreak, unknown>;

/** What the order of the entrants is for. */
export const SEED_WORDS = {
  'round-robin': w.seeds_round_robin,
  swiss: w.seeds_swiss,
  'knock-out': w.seeds_knock_out,
  ladder: w.seeds_ladder,
} as const satisfies Record<Schedule['kind'], unknown>;
