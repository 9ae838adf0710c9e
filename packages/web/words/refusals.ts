// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const unknown_game = {
  fr: 'Ce jeu n’est pas sur l’étagère : « {given} ».',
  en: 'This game is not on the shelf: “{given}”.',
} as Message<'given'>;

export const gone = {
  fr: 'Ce match n’est pas dans ce navigateur.',
  en: 'This match is not in this browser.',
} as Message<never>;
