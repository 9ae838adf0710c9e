// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const ones = {
  fr: '{ones, plural, =0 {aucun 1} =1 {un 1} other {# fois 1}}',
  en: '{ones, plural, =0 {no 1} =1 {one 1} =2 {two 1s} =3 {three 1s} other {# 1s}}',
} as Message<'ones'>;

export const none = {
  fr: 'Fin du tour',
  en: 'Turn over',
} as Message<never>;

export const runs = {
  fr: '{runs, plural, =1 {un point} other {# points}}',
  en: '{runs, plural, =1 {one run} other {# runs}}',
} as Message<'runs'>;

export const again = {
  fr: '{runs, plural, =1 {un point, et vous relancez} other {# points, et vous relancez}}',
  en: '{runs, plural, =1 {one run, and you throw again} other {# runs, and you throw again}}',
} as Message<'runs'>;

export const pass = {
  fr: 'les dés passent',
  en: 'the dice move on',
} as Message<never>;
