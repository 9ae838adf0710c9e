// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const goals = {
  fr: 'B',
  en: 'G',
} as Message<never>;

export const goals_name = {
  fr: 'Buts',
  en: 'Goals',
} as Message<never>;
