import type { Words } from '@pocket-stadium/kernel';

/** What is said of exact figures. */
export const EXACT = {
  value: {
    fr: 'Valeur pour qui commence (gain, et demi pour un nul) : {value}',
    en: 'Value to the side that begins (a win, and half for a draw): {value}',
  },
  draw: { fr: 'Probabilité d’un match nul : {value}', en: 'Probability of a draw: {value}' },
  alwaysKick: {
    fr: 'Si chacun tente toujours les poteaux, valeur pour qui commence : {value}',
    en: 'If both always kick at goal, value to the one who begins: {value}',
  },
  alwaysPlay: {
    fr: 'Si chacun joue toujours à la main, valeur pour qui commence : {value}',
    en: 'If both always play on, value to the one who begins: {value}',
  },
} as const satisfies Record<string, Words>;
