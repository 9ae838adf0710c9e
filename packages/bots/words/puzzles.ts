// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const not_a_puzzle = {
  fr: 'Ce n’est pas la ligne d’un problème : {line}',
  en: 'This is not the line of a problem: {line}',
} as Message<'line'>;
