// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const credits = {
  fr: 'D’après « One, Two and Three dice Baseball », qui ne nomme pas son auteur.',
  en: 'After “One, Two and Three dice Baseball”, which does not name its author.',
} as Message<never>;
