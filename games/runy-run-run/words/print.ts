// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chick_letter = {
  fr: 'P',
  en: 'C',
} as Message<never>;

export const fox_letter = {
  fr: 'R',
  en: 'F',
} as Message<never>;

export const snake_letter = {
  fr: 'V',
  en: 'S',
} as Message<never>;

export const board_of_side = {
  fr: 'Plateau de côté {side}',
  en: 'Board of side {side}',
} as Message<'side'>;
