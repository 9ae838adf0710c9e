// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Baseball à trois dés',
  en: 'Three-dice baseball',
} as Message<never>;

export const summary = {
  fr: 'Trois dés, seuls les as comptent : le plus court des matchs.',
  en: 'Three dice, only ones count: the shortest of matches.',
} as Message<never>;
