// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Baseball à deux dés',
  en: 'Two-dice baseball',
} as Message<never>;

export const summary = {
  fr: 'Deux dés, des sacrifices et des doubles jeux : plus serré, plus vrai.',
  en: 'Two dice, sacrifices and double plays: tighter and truer.',
} as Message<never>;
