import type { Introduction } from '@pocket-stadium/kernel';
import { DICE_BASEBALL } from '../_baseball/about.ts';
import * as w from './words/about.ts';

export const about: Introduction = {
  ...DICE_BASEBALL,
  id: 'one-die-baseball',
  minutes: 10,
  names: w.name,
  summary: w.summary,
};
