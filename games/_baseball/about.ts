import type { Introduction } from '@pocket-stadium/kernel';
import * as w from './words/about.ts';

/** What the three dice-baseball games say alike. */
export const DICE_BASEBALL = {
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  decidedBy: 'luck',
  draws: false,
  credits: w.credits,
} as const satisfies Partial<Introduction>;
