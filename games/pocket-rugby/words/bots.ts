// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const value = {
  fr: 'Valeur pour qui commence (gain, et demi pour un nul) : {value}',
  en: 'Value to the side that begins (a win, and half for a draw): {value}',
} as Message<'value'>;

export const draw = {
  fr: 'Probabilité d’un match nul : {value}',
  en: 'Probability of a draw: {value}',
} as Message<'value'>;

export const always_kick = {
  fr: 'Si chacun tente toujours la pénalité, valeur pour qui commence : {value}',
  en: 'If both always kick at goal, value to the one who begins: {value}',
} as Message<'value'>;

export const always_play = {
  fr: 'Si chacun joue toujours, valeur pour qui commence : {value}',
  en: 'If both always play on, value to the one who begins: {value}',
} as Message<'value'>;

export const estimate = {
  fr: 'C’est une estimation, à {error} près.',
  en: 'An estimate, to within {error}.',
} as Message<'error'>;
