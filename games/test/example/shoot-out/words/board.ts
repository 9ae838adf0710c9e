// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const score = {
  fr: '{one} {goals}, {two} {others}',
  en: '{one} {goals}, {two} {others}',
} as Message<'one' | 'goals' | 'two' | 'others'>;
