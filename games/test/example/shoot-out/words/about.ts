// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Tirs au but',
  en: 'Shoot-out',
} as Message<never>;

export const summary = {
  fr: 'Au ras du sol ou dans la lucarne ?',
  en: 'Low, or into the top corner?',
} as Message<never>;

export const credits = {
  fr: 'Un exemple de la maison.',
  en: 'An example of the house.',
} as Message<never>;
