// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const runs_this_half = {
  fr: '{count, plural, one {# point dans ce passage.} other {# points dans ce passage.}}',
  en: '{count, plural, one {# run this half-inning.} other {# runs this half-inning.}}',
} as Message<'count'>;
