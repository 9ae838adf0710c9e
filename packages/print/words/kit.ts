// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const footer = {
  fr: 'Stade de poche · {game} · à photocopier librement',
  en: 'Pocket Stadium · {game} · copy it freely',
} as Message<'game'>;

export const title = {
  fr: 'Pions à découper',
  en: 'Pieces to cut out',
} as Message<never>;

export const how = {
  fr: 'Collez la page sur du carton, puis découpez le long des pointillés.',
  en: 'Glue the page onto card, then cut along the dotted lines.',
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
