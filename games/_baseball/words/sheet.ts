// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const r = {
  fr: 'R',
  en: 'R',
} as Message<never>;

export const r_name = {
  fr: 'Points',
  en: 'Runs',
} as Message<never>;

export const h = {
  fr: 'H',
  en: 'H',
} as Message<never>;

export const h_name = {
  fr: 'Coups sûrs',
  en: 'Hits',
} as Message<never>;

export const e = {
  fr: 'E',
  en: 'E',
} as Message<never>;

export const e_name = {
  fr: 'Erreurs',
  en: 'Errors',
} as Message<never>;

export const lob = {
  fr: 'LOB',
  en: 'LOB',
} as Message<never>;

export const lob_name = {
  fr: 'Laissés sur base',
  en: 'Left on base',
} as Message<never>;
