// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const house = {
  fr: 'Stade de poche',
  en: 'Pocket Stadium',
} as Message<never>;

export const inside = {
  fr: 'Le match pas à pas, la feuille, la chance et les choix, les dés à vérifier.',
  en: 'The match step by step, its sheet, luck and choices, and its dice to check.',
} as Message<never>;

export const locale = {
  fr: 'fr_FR',
  en: 'en_GB',
} as Message<never>;
