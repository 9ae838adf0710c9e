// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const roll_off = {
  fr: 'Qui commence ?',
  en: 'Who begins?',
} as Message<never>;

export const clock = {
  fr: 'Minute {minute} sur {last}',
  en: 'Minute {minute} of {last}',
} as Message<'minute' | 'last'>;

export const clock_of_half = {
  fr: 'Mi-temps {half}, minute {minute} (fin à {last})',
  en: 'Half {half}, minute {minute} (ends at {last})',
} as Message<'half' | 'minute' | 'last'>;

export const full_time = {
  fr: 'Fin du match',
  en: 'Full time',
} as Message<never>;

export const yellow = {
  fr: 'J',
  en: 'Y',
} as Message<never>;

export const red = {
  fr: 'R',
  en: 'R',
} as Message<never>;

export const hand_legend = {
  fr: '* a la main   J4 carton jaune encore 4 min   R carton rouge',
  en: '* has the hand   Y4 yellow card, 4 min left   R red card',
} as Message<never>;
