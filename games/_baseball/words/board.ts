// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const on_first = {
  fr: 'en première',
  en: 'on first',
} as Message<never>;

export const on_second = {
  fr: 'en deuxième',
  en: 'on second',
} as Message<never>;

export const on_third = {
  fr: 'en troisième',
  en: 'on third',
} as Message<never>;

export const bases_empty = {
  fr: 'Bases vides.',
  en: 'Bases empty.',
} as Message<never>;

export const runners_on = {
  fr: 'Coureurs {bases}.',
  en: 'Runners {bases}.',
} as Message<'bases'>;

export const outs_are = {
  fr: '{count, plural, one {# retrait.} other {# retraits.}}',
  en: '{count, plural, one {# out.} other {# outs.}}',
} as Message<'count'>;

export const at_bat_title = {
  fr: 'À la frappe',
  en: 'At bat',
} as Message<never>;

export const bats_next = {
  fr: 'Ensuite',
  en: 'Next',
} as Message<never>;

export const balls = {
  fr: 'Balles',
  en: 'Balls',
} as Message<never>;

export const strikes = {
  fr: 'Strikes',
  en: 'Strikes',
} as Message<never>;

export const outs = {
  fr: 'Retraits',
  en: 'Outs',
} as Message<never>;

export const line_score = {
  fr: 'Tableau des manches',
  en: 'Line score',
} as Message<never>;

export const side = {
  fr: 'Camp',
  en: 'Side',
} as Message<never>;

export const at_bat = {
  fr: ', à la frappe',
  en: ', at bat',
} as Message<never>;

export const stamp_walk_off = {
  fr: 'Fin du match !',
  en: 'Walk-off!',
} as Message<never>;

export const stamp_stolen = {
  fr: 'Base volée',
  en: 'Base stolen',
} as Message<never>;

export const stamp_caught = {
  fr: 'Vol manqué',
  en: 'Caught stealing',
} as Message<never>;

export const stamp_no_one = {
  fr: 'Pas de point',
  en: 'No run',
} as Message<never>;

export const stamp_out = {
  fr: 'Retrait',
  en: 'Out',
} as Message<never>;
