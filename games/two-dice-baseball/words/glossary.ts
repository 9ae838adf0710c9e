// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const term_single = {
  fr: 'Simple (4 ou 10)',
  en: 'Single (4 or 10)',
} as Message<never>;

export const meaning_single = {
  fr: 'Tous avancent d’une base et un coureur neuf va en première.',
  en: 'Everybody advances one base and a new man goes to first.',
} as Message<never>;

export const term_double = {
  fr: 'Double (11)',
  en: 'Double (11)',
} as Message<never>;

export const meaning_double = {
  fr: 'Tous avancent de deux bases et un coureur neuf va en deuxième.',
  en: 'Everybody advances two bases and a new man goes to second.',
} as Message<never>;

export const term_triple = {
  fr: 'Triple (3)',
  en: 'Triple (3)',
} as Message<never>;

export const meaning_triple = {
  fr: 'Tous les coureurs marquent et un coureur neuf va en troisième.',
  en: 'Every man on base scores and a new man goes to third.',
} as Message<never>;

export const term_home_run = {
  fr: 'Circuit (2 ou 12)',
  en: 'Home run (2 or 12)',
} as Message<never>;

export const meaning_home_run = {
  fr: 'Le frappeur et tous les coureurs marquent.',
  en: 'The batter and every man on base score.',
} as Message<never>;

export const term_walk = {
  fr: 'But sur balles (double 4)',
  en: 'Walk (double four)',
} as Message<never>;

export const meaning_walk = {
  fr: 'Quatre mauvais lancers : le frappeur va en première, seuls les coureurs poussés par lui avancent.',
  en: 'Four bad pitches: the batter goes to first, and only men he forces on advance.',
} as Message<never>;

export const term_sacrifice = {
  fr: 'Sacrifice (5)',
  en: 'Sacrifice (5)',
} as Message<never>;

export const meaning_sacrifice = {
  fr: 'Le frappeur se fait retirer exprès pour que chaque coureur avance d’une base.',
  en: 'The batter gives himself up so that every man on base advances one.',
} as Message<never>;

export const term_double_play = {
  fr: 'Double jeu (7)',
  en: 'Double play (7)',
} as Message<never>;

export const meaning_double_play = {
  fr: 'La défense retire d’un coup le frappeur et le coureur le plus proche du marbre.',
  en: 'At one stroke the defence puts out the batter and the man nearest home.',
} as Message<never>;
