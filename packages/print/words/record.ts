// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'Feuille de match',
  en: 'Match sheet',
} as Message<never>;

export const under_way = {
  fr: 'Match en cours',
  en: 'Match under way',
} as Message<never>;

export const step = {
  fr: 'n°',
  en: 'no.',
} as Message<never>;

export const dice = {
  fr: 'dés',
  en: 'dice',
} as Message<never>;

export const happened = {
  fr: 'ce qui s’est passé',
  en: 'what happened',
} as Message<never>;

export const result_line = {
  fr: '{game} : {score}',
  en: '{game}: {score}',
} as Message<'game' | 'score'>;
