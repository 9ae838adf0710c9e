// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const side = {
  fr: 'Côté du plateau',
  en: 'Side of the board',
} as Message<never>;

export const side_help = {
  fr: 'En cases. Plus petit, plus vif.',
  en: 'In cells. The smaller, the livelier.',
} as Message<never>;

export const first = {
  fr: 'Qui commence',
  en: 'Who begins',
} as Message<never>;

export const quiet_rounds = {
  fr: 'Fin après tant de rondes calmes',
  en: 'End after so many quiet rounds',
} as Message<never>;

export const quiet_rounds_help = {
  fr: 'Rondes de suite sans capture ni libération ; qui a le plus de prisonniers gagne.',
  en: 'Rounds in a row without a capture or release; whoever holds the most prisoners wins.',
} as Message<never>;

export const max_rounds = {
  fr: 'Nombre de rondes au plus',
  en: 'Rounds at most',
} as Message<never>;

export const max_rounds_help = {
  fr: 'Ensuite, qui a le plus de prisonniers gagne.',
  en: 'After that, whoever holds the most prisoners wins.',
} as Message<never>;

export const kind_start = {
  fr: 'Départ en douceur',
  en: 'Kind start',
} as Message<never>;

export const kind_start_help = {
  fr: 'Le premier tour de la partie n’a qu’un déplacement, ce qui réduit l’avantage de commencer.',
  en: 'The first turn of the game has one leg only, which evens out the advantage of beginning.',
} as Message<never>;
