// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const name = {
  fr: 'Runy, Run, Run',
  en: 'Runy, Run, Run',
} as Message<never>;

export const summary = {
  fr: 'Poules, renards et vipères se chassent en rond : capturez votre proie avant d’être capturé.',
  en: 'Chicks, foxes and snakes hunt each other in a circle: capture your prey before you are captured.',
} as Message<never>;

export const credits = {
  fr: 'D’après la règle du jeu « Runy, Run, Run », pour trois joueurs dès six ans.',
  en: 'After the rulebook of “Runy, Run, Run”, for three players from the age of six.',
} as Message<never>;
