// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const credits = {
  fr: 'Jeux de dés traditionnels, d’après « One, Two and Three dice Baseball ».',
  en: 'Traditional dice games, after “One, Two and Three dice Baseball”.',
} as Message<never>;
