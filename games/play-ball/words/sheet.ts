// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const goals = {
  fr: 'buts',
  en: 'goals',
} as Message<never>;

export const goals_name = {
  fr: 'Buts',
  en: 'Goals',
} as Message<never>;

export const steals = {
  fr: 'balles prises',
  en: 'balls taken',
} as Message<never>;

export const steals_name = {
  fr: 'Balles prises à l’adversaire',
  en: 'Balls taken from the other side',
} as Message<never>;

export const passes = {
  fr: 'passes',
  en: 'passes',
} as Message<never>;

export const passes_name = {
  fr: 'Passes',
  en: 'Passes',
} as Message<never>;
