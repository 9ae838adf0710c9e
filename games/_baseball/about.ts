import type { Introduction } from '@pocket-stadium/kernel';

/** What the three dice-baseball games say alike. */
export const DICE_BASEBALL = {
  rulesVersion: 1,
  seats: { min: 2, max: 8 },
  decidedBy: 'luck',
  draws: false,
  credits: {
    fr: 'Jeux de dés traditionnels, d’après « One, Two and Three dice Baseball ».',
    en: 'Traditional dice games, after “One, Two and Three dice Baseball”.',
  },
} as const satisfies Partial<Introduction>;
