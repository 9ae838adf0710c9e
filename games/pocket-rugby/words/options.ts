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
  fr: 'Avec deux mi-temps, celui qui n’a pas commencé a la main à la reprise : c’est plus juste.',
  en: 'With two halves the player who did not begin has the ball after half-time, which is fairer.',
} as Message<never>;

export const yellow_minutes = {
  fr: 'Durée d’un carton jaune, en minutes',
  en: 'Length of a yellow card, in minutes',
} as Message<never>;

export const red_minutes = {
  fr: 'Durée d’un carton rouge, en minutes',
  en: 'Length of a red card, in minutes',
} as Message<never>;

export const red_minutes_help = {
  fr: '0 : jusqu’à la fin du match.',
  en: '0: to the end of the match.',
} as Message<never>;

export const siren = {
  fr: 'À la sirène',
  en: 'At the siren',
} as Message<never>;

export const siren_help = {
  fr: 'À la dernière minute, l’action en cours est la dernière ; ou bien on joue tant que le ballon vit.',
  en: 'At the last minute one action is the last; or you play on as long as the ball is alive.',
} as Message<never>;

export const siren_action = {
  fr: 'une dernière action',
  en: 'one last action',
} as Message<never>;

export const siren_hand = {
  fr: 'tant que l’on joue',
  en: 'as long as you play on',
} as Message<never>;

export const first = {
  fr: 'Qui donne le coup d’envoi',
  en: 'Who kicks off',
} as Message<never>;
