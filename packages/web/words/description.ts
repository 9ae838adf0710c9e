// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const description = {
  fr: 'Stade de poche : {games, plural, one {# jeu de sport qui tient} other {# jeux de sport qui tiennent}} dans la poche.',
  en: 'Pocket Stadium: {games, plural, one {# pocket sports game} other {# pocket sports games}} to play right now.',
} as Message<'games'>;
