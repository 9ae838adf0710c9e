// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Baseball à trois dés',
  en: 'Three-dice baseball',
} as Message<never>;

export const summary = {
  fr: 'Trois dés, seuls les 1 comptent : le plus court des matchs.',
  en: 'Three dice, only 1s count: the shortest of matches.',
} as Message<never>;
