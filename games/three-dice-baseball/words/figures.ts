// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const ones = {
  fr: 'Deux 1, puis un 1, puis aucun : trois points, et c’est au suivant.',
  en: 'Two 1s, then one, then none: three runs, and the next player rolls.',
} as Message<never>;

export const runs = {
  fr: '{runs, plural, one {# point} other {# points}}',
  en: '{runs, plural, one {# run} other {# runs}}',
} as Message<'runs'>;
