// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const house = {
  fr: 'Stade de poche',
  en: 'Pocket Stadium',
} as Message<never>;
