import type { Introduction } from '@pocket-stadium/kernel';
import { DICE_BASEBALL } from '../_baseball/about.ts';

export const about: Introduction = {
  ...DICE_BASEBALL,
  id: 'three-dice-baseball',
  minutes: 5,
  names: { fr: 'Baseball à trois dés', en: 'Three-dice baseball' },
  summary: {
    fr: 'Trois dés, seuls les as comptent : le plus court des matchs.',
    en: 'Three dice, only ones count: the shortest of matches.',
  },
};
