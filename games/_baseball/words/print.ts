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
  fr: 'dugout',
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
  fr: 'Strikes',
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
  fr: 'colonnes + : manches supplémentaires',
  en: 'columns +: extra innings',
} as Message<never>;

export const letter = {
  fr: 'R',
  en: 'H',
} as Message<never>;

export const board_night = {
  fr: 'Plateau, en nocturne',
  en: 'Board, by night',
} as Message<never>;

export const board_school = {
  fr: 'Plateau, dans la cour',
  en: 'Board, in the school yard',
} as Message<never>;

export const board_half = {
  fr: 'Grand plateau, en deux feuilles',
  en: 'Large board, on two sheets',
} as Message<never>;

export const home_team = {
  fr: 'recevants',
  en: 'home',
} as Message<never>;

export const visitors = {
  fr: 'visiteurs',
  en: 'visitors',
} as Message<never>;

export const counter_out = {
  fr: 'RETRAIT',
  en: 'OUT',
} as Message<never>;

export const track = {
  fr: 'Points (après 14, repartez de 0)',
  en: 'Runs (after 14, start again from 0)',
} as Message<never>;
