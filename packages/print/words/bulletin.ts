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

export const day_headline = {
  fr: '{winner} bat {loser} {most} à {least}',
  en: '{winner} beat {loser} {most}–{least}',
} as Message<'winner' | 'loser' | 'most' | 'least'>;

export const course_comeback = {
  fr: 'Presque perdu : {winner} n’avait plus qu’une chance sur {chances}, et l’emporte.',
  en: 'Nearly lost: {winner} was down to one chance in {chances}, and won.',
} as Message<'winner' | 'chances'>;

export const course_ahead = {
  fr: '{winner} a mené du début à la fin.',
  en: '{winner} led from start to finish.',
} as Message<'winner'>;

export const course_to_and_fro = {
  fr: 'L’avantage a changé de camp {count} fois.',
  en: 'The lead changed hands {count} times.',
} as Message<'count'>;

export const course_open = {
  fr: 'Indécis presque jusqu’au bout.',
  en: 'Open almost to the end.',
} as Message<never>;

export const walkover_short = {
  fr: 'forfait',
  en: 'walkover',
} as Message<never>;

export const champion = {
  fr: 'Vainqueur de la saison',
  en: 'Winner of the season',
} as Message<never>;
