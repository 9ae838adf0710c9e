// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const coach = {
  fr: 'L’entraîneur',
  en: 'The coach',
} as Message<never>;

export const go_on = {
  fr: 'Continuer',
  en: 'Go on',
} as Message<never>;

export const next = {
  fr: 'La suite',
  en: 'Next',
} as Message<never>;

export const again = {
  fr: 'Recommencer',
  en: 'Start again',
} as Message<never>;

export const progress = {
  fr: 'Avancement de la leçon',
  en: 'Progress of the lesson',
} as Message<never>;

export const finish = {
  fr: 'C’est ça ! Il ne reste qu’à finir.',
  en: 'That’s it! Now finish.',
} as Message<never>;
