// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const quick_card = {
  fr: 'Ce que donne chaque lancer',
  en: 'What each throw gives',
} as Message<never>;

export const throws_of = {
  fr: 'Les {of} lancers, et ce qu’ils donnent',
  en: 'The {of} throws, and what each gives',
} as Message<'of'>;

export const ways = {
  fr: '{ways} sur {of}',
  en: '{ways} in {of}',
} as Message<'ways' | 'of'>;

export const either = {
  fr: '{faces} ou {last}',
  en: '{faces} or {last}',
} as Message<'faces' | 'last'>;

export const favourable = {
  fr: 'lancer favorable',
  en: 'good throw',
} as Message<never>;
