// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const house = {
  fr: 'Stade de poche',
  en: 'Pocket Stadium',
} as Message<never>;

export const not_built = {
  fr: 'L’application n’est pas construite ; le serveur répond sous {address}.',
  en: 'The app is not built; the server answers under {address}.',
} as Message<'address'>;
