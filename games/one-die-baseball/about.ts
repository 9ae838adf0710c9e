import type { Introduction } from '@pocket-stadium/kernel';
import { DICE_BASEBALL } from '../_baseball/about.ts';

export const about: Introduction = {
  ...DICE_BASEBALL,
  id: 'one-die-baseball',
  minutes: 10,
  names: { fr: 'Baseball à un dé', en: 'One-die baseball' },
  summary: { fr: 'Un dé, trois bases : on lance, on court, on marque.', en: 'One die, three bases: roll, run, score.' },
};
