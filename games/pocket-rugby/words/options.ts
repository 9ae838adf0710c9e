// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const minutes = {
  fr: 'Durée du match, en minutes',
  en: 'Length of the match, in minutes',
} as Message<never>;

export const halves = {
  fr: 'Nombre de périodes',
  en: 'Number of periods',
} as Message<never>;

export const halves_help = {
  fr: 'Avec deux mi-temps, celui qui n’a pas commencé a la main à la reprise : c’est plus juste.',
  en: 'With two halves the player who did not begin has the hand after half-time, which is fairer.',
} as Message<never>;

export const yellow_minutes = {
  fr: 'Durée d’un carton jaune, en minutes',
  en: 'Length of a yellow card, in minutes',
} as Message<never>;

export const first = {
  fr: 'Qui donne le coup d’envoi',
  en: 'Who kicks off',
} as Message<never>;
