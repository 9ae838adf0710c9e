// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Play Ball',
  en: 'Play Ball',
} as Message<never>;

export const summary = {
  fr: 'Trois contre trois sur un terrain d’hexagones : courir, sauter, passer, marquer.',
  en: 'Three against three on a field of hexagons: run, jump, pass, score.',
} as Message<never>;

export const credits = {
  fr: 'D’après « Play Ball » (Borderline Editions, 2025), dont le livret nomme David Florsch et Pauline Détraz.',
  en: 'After “Play Ball” (Borderline Editions, 2025), whose booklet names David Florsch and Pauline Détraz.',
} as Message<never>;
