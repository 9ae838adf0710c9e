import type { Words } from '@pocket-stadium/kernel';

/** What the columns of a tally are called; a name that is not here stands as it is. */
export const TALLY: Readonly<Record<string, Words>> = {
  goals: { fr: 'buts', en: 'goals' },
  steals: { fr: 'balles prises', en: 'balls taken' },
  passes: { fr: 'passes', en: 'passes' },
  free: { fr: 'libres', en: 'free' },
  prisoners: { fr: 'prisonniers', en: 'prisoners' },
  captures: { fr: 'captures', en: 'captures' },
  releases: { fr: 'libérations', en: 'releases' },
};
