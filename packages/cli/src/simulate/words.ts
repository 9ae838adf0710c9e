import type { Words } from '@pocket-stadium/kernel';
import * as w from '../../words/simulate.ts';

/** What the figures of every match are called. Those of a sheet go by the words of its game. */
export const FIGURES: Readonly<Record<string, Words>> = {
  share: w.share,
  draw: w.draw,
  score: w.score,
  entries: w.entries,
  rolls: w.rolls,
  choices: w.choices,
};
