// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const term_single = {
  fr: 'Simple (1)',
  en: 'Single (1)',
} as Message<never>;

export const meaning_single = {
  fr: 'Un coup sûr d’une base : un nouveau coureur en première, les autres avancent d’une base.',
  en: 'A one-base hit: a new runner on first, the others advance one base.',
} as Message<never>;

export const term_double = {
  fr: 'Double (2)',
  en: 'Double (2)',
} as Message<never>;

export const meaning_double = {
  fr: 'Un coup sûr de deux bases pour tout le monde.',
  en: 'A two-base hit for everybody.',
} as Message<never>;

export const term_triple = {
  fr: 'Triple (3)',
  en: 'Triple (3)',
} as Message<never>;

export const meaning_triple = {
  fr: 'Un coup sûr de trois bases : tous les coureurs marquent.',
  en: 'A three-base hit: every runner scores.',
} as Message<never>;

export const term_home_run = {
  fr: 'Circuit (4)',
  en: 'Home run (4)',
} as Message<never>;

export const meaning_home_run = {
  fr: 'La balle sort du terrain : le frappeur et tous les coureurs marquent.',
  en: 'The ball leaves the park: the batter and every runner score.',
} as Message<never>;

export const term_throw_in = {
  fr: 'Relance (5)',
  en: 'Thrown out (5)',
} as Message<never>;

export const meaning_throw_in = {
  fr: 'La défense attrape et relance : le frappeur est retiré, et souvent un coureur avec lui.',
  en: 'The defence fields and throws: the batter is out, and often a runner too.',
} as Message<never>;

export const term_strike_out = {
  fr: 'Retrait au bâton (6)',
  en: 'Strikeout (6)',
} as Message<never>;

export const meaning_strike_out = {
  fr: 'Le frappeur manque la balle : un retrait, et personne ne bouge.',
  en: 'The batter misses: one out, and nobody moves.',
} as Message<never>;
