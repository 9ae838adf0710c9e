// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const board = {
  fr: 'Plateau',
  en: 'Board',
} as Message<never>;

export const home = {
  fr: 'marbre',
  en: 'home',
} as Message<never>;

export const dugout = {
  fr: 'abri',
  en: 'dugout',
} as Message<never>;

export const outs = {
  fr: 'Retraits',
  en: 'Outs',
} as Message<never>;

export const balls = {
  fr: 'Balles',
  en: 'Balls',
} as Message<never>;

export const strikes = {
  fr: 'Prises',
  en: 'Strikes',
} as Message<never>;

export const blank_title = {
  fr: 'Feuille de score',
  en: 'Score sheet',
} as Message<never>;

export const team = {
  fr: 'Équipe',
  en: 'Team',
} as Message<never>;

export const player = {
  fr: 'Joueur',
  en: 'Player',
} as Message<never>;

export const date = {
  fr: 'Date',
  en: 'Date',
} as Message<never>;

export const notes = {
  fr: 'Notes',
  en: 'Notes',
} as Message<never>;

export const extra_columns = {
  fr: 'colonnes + : manches supplémentaires',
  en: 'columns +: extra innings',
} as Message<never>;

export const letter = {
  fr: 'R',
  en: 'H',
} as Message<never>;

export const letter_2 = {
  fr: 'V',
  en: 'V',
} as Message<never>;
