import type { Introduction } from '@pocket-stadium/kernel';
import { filled, type Section } from '@pocket-stadium/print/kit';
import { DICE_BASEBALL_OPTIONS } from '../rules/dice-game.ts';
import { LIMITS } from '../rules/limits.ts';
import * as w from '../words/summary.ts';

/** How many may play. */
export const seatsIn = ({ seats }: Pick<Introduction, 'seats'>) => ({ fewest: seats.min, most: seats.max });

/** Sections that the dice-baseball games share. */
export const frameOf = (about: Pick<Introduction, 'seats'>): Section => ({
  title: w.match_title,
  says: [filled(w.match, { ...seatsIn(about), innings: DICE_BASEBALL_OPTIONS.innings.default }), w.ties],
});
export const AT_BAT: Section = { title: w.at_bat, says: [w.run, filled(w.three_outs, LIMITS)] };
