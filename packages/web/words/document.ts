// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Stade de poche',
  en: 'Pocket Stadium',
} as Message<never>;

export const short_name = {
  fr: 'Stade',
  en: 'Stadium',
} as Message<never>;

export const description = {
  fr: 'Stade de poche : sept jeux de sport qui tiennent dans la poche.',
  en: 'Pocket Stadium: seven pocket sports games to play right now.',
} as Message<never>;

export const manifest_description = {
  fr: 'Sept jeux de sport qui tiennent dans la poche.',
  en: 'Seven pocket sports games.',
} as Message<never>;

export const needs_script = {
  fr: 'Stade de poche a besoin de JavaScript.',
  en: 'Pocket Stadium needs JavaScript.',
} as Message<never>;
