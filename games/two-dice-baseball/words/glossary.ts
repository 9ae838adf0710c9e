// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const term_single = {
  fr: 'Simple (4 ou 10)',
  en: 'Single (4 or 10)',
} as Message<never>;

export const meaning_single = {
  fr: 'Tous avancent d’une base et un nouveau coureur va en première.',
  en: 'Everybody advances one base and a new runner goes to first.',
} as Message<never>;

export const term_double = {
  fr: 'Double (11)',
  en: 'Double (11)',
} as Message<never>;

export const meaning_double = {
  fr: 'Tous avancent de deux bases et un nouveau coureur va en deuxième.',
  en: 'Everybody advances two bases and a new runner goes to second.',
} as Message<never>;

export const term_triple = {
  fr: 'Triple (3)',
  en: 'Triple (3)',
} as Message<never>;

export const meaning_triple = {
  fr: 'Tous les coureurs marquent et un nouveau coureur va en troisième.',
  en: 'Every runner scores and a new runner goes to third.',
} as Message<never>;

export const term_home_run = {
  fr: 'Circuit (2 ou 12)',
  en: 'Home run (2 or 12)',
} as Message<never>;

export const meaning_home_run = {
  fr: 'Le frappeur et tous les coureurs marquent.',
  en: 'The batter and every runner score.',
} as Message<never>;

export const term_walk = {
  fr: 'But sur balles (double 4)',
  en: 'Walk (double four)',
} as Message<never>;

export const meaning_walk = {
  fr: 'Quatre mauvais lancers : le frappeur va en première, seuls les coureurs poussés par lui avancent.',
  en: 'Four bad pitches: the batter goes to first, and only the runners in the way move on.',
} as Message<never>;

export const term_sacrifice = {
  fr: 'Sacrifice (5)',
  en: 'Sacrifice (5)',
} as Message<never>;

export const meaning_sacrifice = {
  fr: 'Le frappeur se fait retirer exprès pour que chaque coureur avance d’une base.',
  en: 'The batter is out on purpose, so that every runner advances one base.',
} as Message<never>;

export const term_double_play = {
  fr: 'Double jeu (7)',
  en: 'Double play (7)',
} as Message<never>;

export const meaning_double_play = {
  fr: 'La défense retire d’un coup le frappeur et le coureur le plus proche du marbre.',
  en: 'At one stroke the defence puts out the batter and the runner nearest home.',
} as Message<never>;
