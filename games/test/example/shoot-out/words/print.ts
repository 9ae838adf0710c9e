// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const shots = {
  fr: 'Les tirs',
  en: 'The shots',
} as Message<never>;

export const how = {
  fr: 'Chacun tire à son tour, cinq fois. Le plus de buts gagne ; à égalité, match nul.',
  en: 'Each shoots in turn, five times. Most goals win; if level, it is a draw.',
} as Message<never>;
