// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const points = {
  fr: 'Le plus de points dans un match',
  en: 'Most points in a match',
} as Message<never>;

export const points_told = {
  fr: '{value, plural, one {# point} other {# points}}',
  en: '{value, plural, one {# point} other {# points}}',
} as Message<'value'>;

export const comeback = {
  fr: 'La plus belle remontée',
  en: 'Greatest comeback',
} as Message<never>;

export const comeback_told = {
  fr: 'de {value, plural, one {# point} other {# points}} de retard à la victoire',
  en: 'from {value, plural, one {# point} other {# points}} behind to a win',
} as Message<'value'>;

export const whisker = {
  fr: 'D’un cheveu',
  en: 'By a whisker',
} as Message<never>;

export const whisker_told = {
  fr: 'Un match gagné d’un seul point. Plus personne ne respirait.',
  en: 'Won by a single point. Nobody was breathing.',
} as Message<never>;

export const short = {
  fr: 'À quatorze',
  en: 'Fourteen will do',
} as Message<never>;

export const short_told = {
  fr: 'Un match gagné malgré un carton rouge. Le quinzième vous remercie.',
  en: 'Won in spite of a red card. The fifteenth sends thanks.',
} as Message<never>;

export const drops = {
  fr: 'Trois gouttes',
  en: 'Three drops',
} as Message<never>;

export const drops_told = {
  fr: 'Trois drops dans un match. Les essais, c’est pour ceux qui aiment courir.',
  en: 'Three drop goals in a match. Tries are for people who like running.',
} as Message<never>;

export const nothing = {
  fr: 'Verrouillé',
  en: 'Locked up',
} as Message<never>;

export const nothing_told = {
  fr: 'L’adversaire n’a pas marqué un point. Il cherche encore la ligne.',
  en: 'The opponents did not score a point. They are still looking for the line.',
} as Message<never>;
