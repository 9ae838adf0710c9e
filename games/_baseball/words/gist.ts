// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const score = {
  fr: '{count, plural, one {le {list} rentre} other {les {list} rentrent}}',
  en: '{count, plural, one {no. {list} scores} other {nos. {list} score}}',
} as Message<'count' | 'list'>;

export const out = {
  fr: '{count, plural, one {le {list} sort} other {les {list} sortent}}',
  en: '{count, plural, one {no. {list} is out} other {nos. {list} are out}}',
} as Message<'count' | 'list'>;

export const to_first = {
  fr: 'le {number} en première',
  en: 'no. {number} to first',
} as Message<'number'>;

export const to_second = {
  fr: 'le {number} en deuxième',
  en: 'no. {number} to second',
} as Message<'number'>;

export const to_third = {
  fr: 'le {number} en troisième',
  en: 'no. {number} to third',
} as Message<'number'>;

export const third_out = {
  fr: '{outs} retraits',
  en: '{outs} outs',
} as Message<'outs'>;

export const count = {
  fr: '{balls, plural, =0 {aucune balle} one {# balle} other {# balles}}, {strikes, plural, =0 {aucun strike} one {# strike} other {# strikes}}',
  en: '{balls, plural, =0 {no ball} one {# ball} other {# balls}}, {strikes, plural, =0 {no strike} one {# strike} other {# strikes}}',
} as Message<'balls' | 'strikes'>;

export const list_last = {
  fr: '{list} et {last}',
  en: '{list} and {last}',
} as Message<'list' | 'last'>;
