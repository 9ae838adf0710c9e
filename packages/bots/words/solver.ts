// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const not_a_solution = {
  fr: 'Ce fichier n’est pas une table de ce jeu avec ces options, ou il est d’une autre version.',
  en: 'This file is not a table of this game with these options, or it is of another version.',
} as Message<never>;
