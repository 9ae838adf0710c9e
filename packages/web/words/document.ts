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
  fr: 'Stade de poche : {games, plural, one {# jeu de sport qui tient} other {# jeux de sport qui tiennent}} dans la poche.',
  en: 'Pocket Stadium: {games, plural, one {# pocket sports game} other {# pocket sports games}} to play right now.',
} as Message<'games'>;

export const needs_script = {
  fr: 'Stade de poche a besoin de JavaScript.',
  en: 'Pocket Stadium needs JavaScript.',
} as Message<never>;
