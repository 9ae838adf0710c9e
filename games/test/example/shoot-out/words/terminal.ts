// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const left = {
  fr: '{left, plural, =0 {Plus un tir} one {Encore # tir} other {Encore # tirs}}',
  en: '{left, plural, =0 {No shot left} one {# shot left} other {# shots left}}',
} as Message<'left'>;
