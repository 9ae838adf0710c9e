// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const goals = {
  fr: 'Le plus de buts',
  en: 'Most goals',
} as Message<never>;

export const goals_told = {
  fr: '{value, plural, one {# but} other {# buts}} dans un match',
  en: '{value, plural, one {# goal} other {# goals}} in a match',
} as Message<'value'>;

export const spotless = {
  fr: 'Sans faute',
  en: 'Spotless',
} as Message<never>;

export const spotless_told = {
  fr: 'Cinq tirs ou plus, et pas un arrêt.',
  en: 'Five shots or more, and not one save.',
} as Message<never>;
