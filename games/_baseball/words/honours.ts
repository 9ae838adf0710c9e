// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const inning = {
  fr: 'Le plus de points dans une manche',
  en: 'Most runs in an inning',
} as Message<never>;

export const match = {
  fr: 'Le plus de points dans un match',
  en: 'Most runs in a match',
} as Message<never>;

export const runs = {
  fr: '{value, plural, one {# point} other {# points}}',
  en: '{value, plural, one {# run} other {# runs}}',
} as Message<'value'>;

export const quiet = {
  fr: 'Pas un bruit',
  en: 'Not a sound',
} as Message<never>;

export const quiet_told = {
  fr: 'Un match gagné sans encaisser un seul point. Même les criquets se sont tus.',
  en: 'Won without giving up a single run. Even the crickets kept quiet.',
} as Message<never>;

export const extra = {
  fr: 'Heures supplémentaires',
  en: 'Overtime',
} as Message<never>;

export const extra_told = {
  fr: 'Un match gagné après la dernière manche prévue. Le dîner a refroidi.',
  en: 'Won in extra innings. Dinner went cold.',
} as Message<never>;

export const late = {
  fr: 'Le bus attendra',
  en: 'The bus will wait',
} as Message<never>;

export const late_told = {
  fr: 'Encore derrière au début de la dernière manche, et gagnant à la fin.',
  en: 'Still behind when the last inning began, ahead when it ended.',
} as Message<never>;
