// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const footer = {
  fr: 'Stade de poche · {game} · nos dessins et nos mots : copiez-les librement',
  en: 'Pocket Stadium · {game} · our drawings and words: copy them freely',
} as Message<'game'>;

export const support = {
  fr: 'Le jeu est à ses auteurs : soutenez-les.',
  en: 'The game belongs to its authors: please support them.',
} as Message<never>;

export const title = {
  fr: 'Pions à découper',
  en: 'Pieces to cut out',
} as Message<never>;

export const how = {
  fr: 'Collez la page sur du carton, puis découpez de croix en croix.',
  en: 'Glue the page onto card, then cut from cross to cross.',
} as Message<never>;

export const dice_how = {
  fr: 'Pas de dés ? Découpez ceux-ci, pliez-les, collez les languettes.',
  en: 'No dice? Cut these out, fold them, glue the flaps.',
} as Message<never>;

export const kind_summary = {
  fr: 'Les règles en une page',
  en: 'The rules on a page',
} as Message<never>;

export const kind_sheet = {
  fr: 'Feuille à remplir',
  en: 'Sheet to fill in',
} as Message<never>;

export const kind_board = {
  fr: 'Plateau',
  en: 'Board',
} as Message<never>;

export const kind_pieces = {
  fr: 'Pions à découper',
  en: 'Pieces to cut out',
} as Message<never>;

export const figures_title = {
  fr: 'Les règles en images',
  en: 'The rules in pictures',
} as Message<never>;
