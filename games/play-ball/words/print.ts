// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const first_letter = {
  fr: 'A',
  en: 'A',
} as Message<never>;

export const second_letter = {
  fr: 'B',
  en: 'B',
} as Message<never>;
