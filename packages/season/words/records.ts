// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const record = {
  fr: '{who} : {figure}, {value} (avant : {before})',
  en: '{who}: {figure}, {value} (before: {before})',
} as Message<'who' | 'figure' | 'value' | 'before'>;

export const record_score = {
  fr: 'plus haut score',
  en: 'highest score',
} as Message<never>;

export const record_margin = {
  fr: 'plus grand écart',
  en: 'widest margin',
} as Message<never>;
