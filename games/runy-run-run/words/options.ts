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
  fr: 'Tours sans capture avant la fin',
  en: 'End after so many quiet rounds',
} as Message<never>;

export const quiet_rounds_help = {
  fr: 'Tours de suite sans capture ni libération ; celui qui a le plus de prisonniers gagne.',
  en: 'Rounds in a row without a capture or release; most prisoners wins.',
} as Message<never>;

export const max_rounds = {
  fr: 'Nombre de tours au plus',
  en: 'Rounds at most',
} as Message<never>;

export const max_rounds_help = {
  fr: 'Ensuite, celui qui a le plus de prisonniers gagne.',
  en: 'After that, most prisoners wins.',
} as Message<never>;

export const second_leg = {
  fr: 'Second déplacement',
  en: 'Second move',
} as Message<never>;

export const second_leg_help = {
  fr: 'Facultatif, ou obligatoire quand il est possible.',
  en: 'Up to you, or due wherever there is one.',
} as Message<never>;

export const second_leg_may = {
  fr: 'au choix',
  en: 'up to you',
} as Message<never>;

export const second_leg_must = {
  fr: 'obligatoire',
  en: 'due',
} as Message<never>;

export const kind_start = {
  fr: 'Départ en douceur',
  en: 'Gentle start',
} as Message<never>;

export const kind_start_help = {
  fr: 'Le premier tour du match n’a qu’un déplacement, ce qui réduit l’avantage de commencer.',
  en: 'The first turn of the match has one move only, which evens out the advantage of beginning.',
} as Message<never>;
