// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const day_row = {
  fr: 'Problème du jour',
  en: 'Problem of the day',
} as Message<never>;

export const week_told = {
  fr: 'Cette semaine, {solved, plural, one {# jour résolu} other {# jours résolus}}.',
  en: 'This week, {solved, plural, one {# day solved} other {# days solved}}.',
} as Message<'solved'>;

export const weekdays = {
  fr: 'lu ma me je ve sa di',
  en: 'Mo Tu We Th Fr Sa Su',
} as Message<never>;

export const proved_short = {
  fr: 'trouvez le meilleur choix',
  en: 'find the best choice',
} as Message<never>;

export const title = {
  fr: 'Problèmes',
  en: 'Problems',
} as Message<never>;

export const match_row = {
  fr: 'Match du jour',
  en: 'Match of the day',
} as Message<never>;

export const match_told = {
  fr: 'les mêmes dés pour tous',
  en: 'the same dice for all',
} as Message<never>;

export const journey_row = {
  fr: 'Mon parcours',
  en: 'My journey',
} as Message<never>;
