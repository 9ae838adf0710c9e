// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const runs_this_half = {
  fr: '{count, plural, one {# point dans ce passage.} other {# points dans ce passage.}}',
  en: '{count, plural, one {# run this half-inning.} other {# runs this half-inning.}}',
} as Message<'count'>;

export const this_turn = {
  fr: 'Ce tour',
  en: 'This turn',
} as Message<never>;

export const stamp_two_ones = {
  fr: 'Deux 1',
  en: 'Two 1s',
} as Message<never>;

export const stamp_three_ones = {
  fr: 'Trois 1 !',
  en: 'Three 1s!',
} as Message<never>;
