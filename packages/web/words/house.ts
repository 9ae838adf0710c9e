// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const options = {
  fr: 'Options',
  en: 'Options',
} as Message<never>;

export const company_watch = {
  fr: 'Robots entre eux',
  en: 'Bots among themselves',
} as Message<never>;

export const series = {
  fr: 'Combien de matchs ?',
  en: 'How many games?',
} as Message<never>;

export const series_one = {
  fr: 'un',
  en: 'one',
} as Message<never>;

export const series_best = {
  fr: 'au meilleur des {best}',
  en: 'best of {best}',
} as Message<'best'>;

export const series_count = {
  fr: 'Nombre de matchs',
  en: 'Number of games',
} as Message<never>;

export const series_number = {
  fr: 'un nombre',
  en: 'a number',
} as Message<never>;

export const you_play = {
  fr: 'Vous jouez',
  en: 'You play',
} as Message<never>;

export const seats_count = {
  fr: 'Nombre de places',
  en: 'Number of seats',
} as Message<never>;

export const seat_label = {
  fr: 'Place {number}',
  en: 'Seat {number}',
} as Message<'number'>;

export const who_plays_seat = {
  fr: 'Qui joue à la place {number}',
  en: 'Who plays seat {number}',
} as Message<'number'>;

export const person = {
  fr: 'Une personne',
  en: 'A person',
} as Message<never>;

export const roll_off = {
  fr: 'Aux dés',
  en: 'Roll for it',
} as Message<never>;

export const defaults = {
  fr: 'Revenir aux réglages d’origine',
  en: 'Back to the defaults',
} as Message<never>;

export const move_up = {
  fr: '{item} : monter',
  en: '{item}: up',
} as Message<'item'>;

export const move_down = {
  fr: '{item} : descendre',
  en: '{item}: down',
} as Message<'item'>;

export const bot_face = {
  fr: '{name} · {level}',
  en: '{name} · {level}',
} as Message<'name' | 'level'>;
