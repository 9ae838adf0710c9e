// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Rugby de poche',
  en: 'Pocket rugby',
} as Message<never>;

export const summary = {
  fr: 'Deux dés, une feuille de match : essais, pénalités, drops et cartons contre la montre.',
  en: 'Two dice and a match sheet: tries, penalties, drops and cards against the clock.',
} as Message<never>;

export const credits = {
  fr: 'D’après un livret de règles français qui ne nomme pas son auteur.',
  en: 'After a French rules booklet that does not name its author.',
} as Message<never>;
