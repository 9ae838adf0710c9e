// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Dice & Run',
  en: 'Dice & Run',
} as Message<never>;

export const summary = {
  fr: 'Le baseball en deux équipes et deux dés ; en formule avancée, un lancer secret et du sang-froid.',
  en: 'Baseball for two teams and two dice; in the advanced mode a secret pitch, and nerve.',
} as Message<never>;

export const credits = {
  fr: 'D’après « Dice & Run », une adaptation du club RABBITS, qui accueille vos remarques.',
  en: 'After “Dice & Run”, an adaptation by the RABBITS club, which welcomes your remarks.',
} as Message<never>;
