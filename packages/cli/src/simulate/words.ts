import type { Words } from '@pocket-stadium/kernel';
import * as w from '../../words/simulate.ts';

/** What the figures are called. Those of a game's own tally go by the game's word. */
export const FIGURES: Readonly<Record<string, Words>> = {
  share: w.share,
  draw: w.draw,
  score: w.score,
  entries: w.entries,
  rolls: w.rolls,
  choices: w.choices,
  innings: w.innings,
  runsPerHalfInning: w.runs_per_half_inning,
  totalR: w.total_r,
  totalH: w.total_h,
  totalE: w.total_e,
  totalLOB: w.total_lob,
  HPerHalfInning: w.hits_per_half_inning,
  EPerHalfInning: w.errors_per_half_inning,
  LOBPerHalfInning: w.left_per_half_inning,
  actions: w.actions,
  yellows: w.yellows,
  reds: w.reds,
};
