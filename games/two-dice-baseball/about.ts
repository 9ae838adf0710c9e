import type { Introduction } from '@pocket-stadium/kernel';
import { DICE_BASEBALL } from '../_baseball/about.ts';

export const about: Introduction = {
  ...DICE_BASEBALL,
  id: 'two-dice-baseball',
  minutes: 10,
  names: { fr: 'Baseball à deux dés', en: 'Two-dice baseball' },
  summary: {
    fr: 'Deux dés, des sacrifices et des doubles jeux : plus serré, plus vrai.',
    en: 'Two dice, sacrifices and double plays: tighter and truer.',
  },
};
