// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const months = {
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
} as Message<never>;

export const day = {
  fr: '{date} {month} {year}',
  en: '{date} {month} {year}',
} as Message<'date' | 'month' | 'year'>;
