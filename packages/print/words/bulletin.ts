// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const round = {
  fr: 'Journée {number} sur {of}',
  en: 'Round {number} of {of}',
} as Message<'number' | 'of'>;

export const results = {
  fr: 'Résultats',
  en: 'Results',
} as Message<never>;

export const bye = {
  fr: 'Au repos : {names}',
  en: 'Bye: {names}',
} as Message<'names'>;

export const day = {
  fr: 'Le match du jour',
  en: 'Match of the day',
} as Message<never>;

export const chances = {
  fr: 'Les chances du vainqueur, du premier au dernier lancer',
  en: 'The winner’s chances, from the first throw to the last',
} as Message<never>;

export const standings = {
  fr: 'Classement',
  en: 'Standings',
} as Message<never>;

export const records = {
  fr: 'Records battus',
  en: 'Records broken',
} as Message<never>;

export const leaders = {
  fr: 'Les meilleurs',
  en: 'Leaders',
} as Message<never>;

export const next = {
  fr: 'Prochains matchs',
  en: 'Next matches',
} as Message<never>;

export const foot = {
  fr: 'Stade de poche.',
  en: 'Pocket Stadium.',
} as Message<never>;
