// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const r = {
  fr: 'R',
  en: 'R',
} as Message<never>;

export const r_name = {
  fr: 'Points',
  en: 'Runs',
} as Message<never>;

export const h = {
  fr: 'H',
  en: 'H',
} as Message<never>;

export const h_name = {
  fr: 'Coups sûrs',
  en: 'Hits',
} as Message<never>;

export const e = {
  fr: 'E',
  en: 'E',
} as Message<never>;

export const e_name = {
  fr: 'Erreurs',
  en: 'Errors',
} as Message<never>;

export const lob = {
  fr: 'LOB',
  en: 'LOB',
} as Message<never>;

export const lob_name = {
  fr: 'Laissés sur base',
  en: 'Left on base',
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
