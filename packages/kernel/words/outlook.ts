// Written by `npm run words` from fr.json, en.json.
import type { Message } from '../src/words.ts';

export const chance = {
  fr: '{what} : {ways, plural, one {# chance} other {# chances}} sur {of}',
  en: '{what}: {ways, plural, one {# chance} other {# chances}} in {of}',
} as Message<'what' | 'ways' | 'of'>;

export const chance_in_many = {
  fr: '{what} : {ways} sur {of}',
  en: '{what}: {ways} in {of}',
} as Message<'what' | 'ways' | 'of'>;
