import type { Words } from '@pocket-stadium/kernel';
import * as w from '../words/glossary.ts';
import type { PlayCode } from './chart.ts';

/** What each play is called. French players say many of these in English too, so both are taught. */
export const TERMS = {
  single: w.term_single,
  double: w.term_double,
  triple: w.term_triple,
  'home-run': w.term_home_run,
  'strike-out': w.term_strike_out,
  'fly-out': w.term_fly_out,
  'pop-out': w.term_pop_out,
  'double-play': w.term_double_play,
  'ground-out': w.term_ground_out,
  walk: w.term_walk,
  'sacrifice-fly': w.term_sacrifice_fly,
  'wild-pitch': w.term_wild_pitch,
  'passed-ball': w.term_passed_ball,
  'hit-by-pitch': w.term_hit_by_pitch,
  pickoff: w.term_pickoff,
  'sacrifice-bunt': w.term_sacrifice_bunt,
  error: w.term_error,
  'batter-out': w.term_batter_out,
} as const satisfies Readonly<Record<PlayCode, Words>>;
