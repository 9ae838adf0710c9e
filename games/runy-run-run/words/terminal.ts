// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const roll_off = {
  fr: 'Qui commence ?',
  en: 'Who begins?',
} as Message<never>;

export const hunts = {
  fr: '{hunter} chasse {prey}',
  en: '{hunter} hunts {prey}',
} as Message<'hunter' | 'prey'>;

export const round = {
  fr: 'tour {round}',
  en: 'round {round}',
} as Message<'round'>;

export const prisoners_held = {
  fr: 'Prisonniers :',
  en: 'Prisoners:',
} as Message<never>;

export const dice = {
  fr: 'Dés',
  en: 'Dice',
} as Message<never>;

export const pawn_legend = {
  fr: '* prisonnier  + cible',
  en: '* prisoner  + target',
} as Message<never>;
