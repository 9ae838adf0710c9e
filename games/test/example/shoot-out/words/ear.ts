// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const on_the_spot = {
  fr: 'Le ballon est au point de tir.',
  en: 'The ball is on the spot.',
} as Message<never>;

export const runs_up = {
  fr: 'Le tireur s’élance.',
  en: 'The shooter runs up.',
} as Message<never>;

export const left = {
  fr: '{left, plural, =0 {Plus un tir.} one {Encore # tir.} other {Encore # tirs.}}',
  en: '{left, plural, =0 {No shot left.} one {# shot left.} other {# shots left.}}',
} as Message<'left'>;
