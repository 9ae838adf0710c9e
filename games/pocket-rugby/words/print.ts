// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Feuille de match',
  en: 'Match sheet',
} as Message<never>;

export const name = {
  fr: 'Nom',
  en: 'Name',
} as Message<never>;

export const yellow = {
  fr: 'jaune',
  en: 'yellow',
} as Message<never>;

export const red = {
  fr: 'rouge',
  en: 'red',
} as Message<never>;
