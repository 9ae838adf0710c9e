// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const played = {
  fr: 'J',
  en: 'Pld',
} as Message<never>;

export const won = {
  fr: 'V',
  en: 'W',
} as Message<never>;

export const drawn = {
  fr: 'N',
  en: 'D',
} as Message<never>;

export const lost = {
  fr: 'D',
  en: 'L',
} as Message<never>;

export const points = {
  fr: 'Pts',
  en: 'Pts',
} as Message<never>;
