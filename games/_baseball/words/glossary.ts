// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const term_throw = {
  fr: 'Frappeur',
  en: 'Batter',
} as Message<never>;

export const meaning_throw = {
  fr: 'Le joueur qui tient la batte ; ici, celui qui lance les dés.',
  en: 'The player with the bat; here, the one who rolls the dice.',
} as Message<never>;

export const term_inning = {
  fr: 'Manche',
  en: 'Inning',
} as Message<never>;

export const meaning_inning = {
  fr: 'Une manche est complète quand chaque camp est passé une fois à la frappe.',
  en: 'An inning is complete when every side has had its turn at bat.',
} as Message<never>;

export const term_run = {
  fr: 'Point',
  en: 'Run',
} as Message<never>;

export const meaning_run = {
  fr: 'Un coureur qui fait le tour des bases et revient au marbre marque un point.',
  en: 'A runner who goes round the bases and reaches home scores a run.',
} as Message<never>;

export const term_lob = {
  fr: 'Laissés sur base',
  en: 'Left on base (LOB)',
} as Message<never>;

export const meaning_lob = {
  fr: 'Les coureurs encore sur les bases quand le passage se termine.',
  en: 'Runners still on the bases when the half-inning ends.',
} as Message<never>;

export const term_extra_inning = {
  fr: 'Manche supplémentaire',
  en: 'Extra inning',
} as Message<never>;

export const meaning_extra_inning = {
  fr: 'Jouée en cas d’égalité, jusqu’à ce qu’un camp soit devant.',
  en: 'Played when sides are tied, until one of them leads.',
} as Message<never>;

export const term_out = {
  fr: 'Retrait',
  en: 'Out',
} as Message<never>;

export const meaning_out = {
  fr: 'Un joueur retiré quitte le terrain ; au troisième retrait le passage est fini.',
  en: 'A runner who is out leaves the field; the third out ends the half-inning.',
} as Message<never>;

export const term_home_plate = {
  fr: 'Marbre (home plate)',
  en: 'Home plate',
} as Message<never>;

export const meaning_home_plate = {
  fr: 'La plaque blanche d’où le frappeur frappe, et où un coureur marque quand il a fait le tour des trois bases.',
  en: 'The white plate where the batter stands, and where a runner scores after going round all three bases.',
} as Message<never>;
