// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const clock = {
  fr: 'Mi-temps {half}, minute {minute} sur {last}.',
  en: 'Half {half}, minute {minute} of {last}.',
} as Message<'half' | 'minute' | 'last'>;

export const at_minute = {
  fr: 'à la minute {minute}',
  en: 'in minute {minute}',
} as Message<'minute'>;

export const ball = {
  fr: 'La main : {seat}.',
  en: 'The ball: {seat}.',
} as Message<'seat'>;

export const cards = {
  fr: '{count, plural, one {# carton} other {# cartons}} en cours pour {seat}.',
  en: '{count, plural, one {# card} other {# cards}} in force for {seat}.',
} as Message<'count' | 'seat'>;

export const half_time = {
  fr: 'Mi-temps. {seat, select, you {Vous avez} other {{seat} a}} la main à la reprise, minute {minute}.',
  en: 'Half-time. {seat, select, you {You have} other {{seat} has}} the ball at the restart, minute {minute}.',
} as Message<'seat' | 'minute'>;

export const full_time = {
  fr: 'Coup de sifflet final.',
  en: 'The final whistle.',
} as Message<never>;
