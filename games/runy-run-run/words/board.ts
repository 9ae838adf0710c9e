// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const board = {
  fr: 'Plateau',
  en: 'Board',
} as Message<never>;

export const chick = {
  fr: 'poule',
  en: 'chick',
} as Message<never>;

export const fox = {
  fr: 'renard',
  en: 'fox',
} as Message<never>;

export const snake = {
  fr: 'vipère',
  en: 'snake',
} as Message<never>;

export const prisoner = {
  fr: '{pawn} en prison',
  en: '{pawn} in prison',
} as Message<'pawn'>;

export const chicks_camp = {
  fr: 'camp des poules',
  en: 'chicks’ camp',
} as Message<never>;

export const foxes_camp = {
  fr: 'camp des renards',
  en: 'foxes’ camp',
} as Message<never>;

export const snakes_camp = {
  fr: 'camp des vipères',
  en: 'snakes’ camp',
} as Message<never>;

export const pawns = {
  fr: '{side} en {free}.',
  en: '{side} on {free}.',
} as Message<'side' | 'free'>;

export const pawns_held = {
  fr: '{side} en {free}, prisonniers en {held}.',
  en: '{side} on {free}, prisoners on {held}.',
} as Message<'side' | 'free' | 'held'>;

export const nowhere = {
  fr: 'nulle part',
  en: 'nowhere',
} as Message<never>;

export const dice = {
  fr: 'Dés du tour',
  en: 'Dice of the turn',
} as Message<never>;

export const die_used = {
  fr: 'dé {die}, déjà joué',
  en: 'die {die}, used',
} as Message<'die'>;

export const die_only = {
  fr: 'Jouer seulement le {die}',
  en: 'Play the {die} alone',
} as Message<'die'>;

export const placed = {
  fr: 'Pions en {cells}.',
  en: 'Pawns on {cells}.',
} as Message<'cells'>;

export const formation_arrow = {
  fr: 'En flèche',
  en: 'Arrow',
} as Message<never>;

export const formation_nest = {
  fr: 'Au nid',
  en: 'Nest',
} as Message<never>;

export const formation_cross = {
  fr: 'En croix',
  en: 'Cross',
} as Message<never>;

export const shuffle = {
  fr: 'Au hasard',
  en: 'By chance',
} as Message<never>;

export const ready = {
  fr: 'Prêt !',
  en: 'Ready!',
} as Message<never>;

export const hunts = {
  fr: '{hunter} chassent {prey} : {count} sur 5.',
  en: '{hunter} hunt {prey}: {count} of 5.',
} as Message<'hunter' | 'prey' | 'count'>;

export const stuck_stamp = {
  fr: 'Bloqué',
  en: 'Stuck',
} as Message<never>;

export const chick_letter = {
  fr: 'P',
  en: 'C',
} as Message<never>;

export const fox_letter = {
  fr: 'R',
  en: 'F',
} as Message<never>;

export const snake_letter = {
  fr: 'V',
  en: 'S',
} as Message<never>;
