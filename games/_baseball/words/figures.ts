// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const innings = {
  fr: 'manches',
  en: 'innings',
} as Message<never>;

export const runs_per_half = {
  fr: 'points par passage',
  en: 'runs a half-inning',
} as Message<never>;

export const total_r = {
  fr: 'points, tous camps',
  en: 'runs, all sides',
} as Message<never>;

export const total_h = {
  fr: 'coups sûrs, tous camps',
  en: 'hits, all sides',
} as Message<never>;

export const total_e = {
  fr: 'erreurs, tous camps',
  en: 'errors, all sides',
} as Message<never>;

export const total_lob = {
  fr: 'laissés sur base, tous camps',
  en: 'left on base, all sides',
} as Message<never>;

export const h_per_half = {
  fr: 'coups sûrs par passage',
  en: 'hits a half-inning',
} as Message<never>;

export const e_per_half = {
  fr: 'erreurs par passage',
  en: 'errors a half-inning',
} as Message<never>;

export const lob_per_half = {
  fr: 'laissés sur base par passage',
  en: 'left on base a half-inning',
} as Message<never>;
