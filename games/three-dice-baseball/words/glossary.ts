// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const term_ones = {
  fr: 'Un 1 (un as)',
  en: 'A 1 (a one)',
} as Message<never>;

export const meaning_ones = {
  fr: 'Chaque dé qui montre 1 vaut un point, et l’on relance.',
  en: 'Every die that shows 1 is a run, and you roll again.',
} as Message<never>;

export const term_no_one = {
  fr: 'Passage',
  en: 'Half-inning',
} as Message<never>;

export const meaning_no_one = {
  fr: 'On lance tant que l’on fait au moins un 1 ; sans 1, le passage est fini.',
  en: 'You roll as long as there is a 1; without one the half-inning is over.',
} as Message<never>;
