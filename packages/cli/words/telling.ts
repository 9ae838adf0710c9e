// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const forfeit = {
  fr: '{seat, select, you {Vous abandonnez} other {{seat} abandonne}}.',
  en: '{seat, select, you {You resign} other {{seat} resigns}}.',
} as Message<'seat'>;

export const draw = {
  fr: 'Match nul d’un commun accord.',
  en: 'A draw is agreed.',
} as Message<never>;

export const back = {
  fr: 'Retour en arrière, à l’entrée {to}.',
  en: 'Back to entry {to}.',
} as Message<'to'>;

export const by_hand = {
  fr: '(saisi)',
  en: '(by hand)',
} as Message<never>;
