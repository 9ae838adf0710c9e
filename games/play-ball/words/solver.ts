// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const not_a_solution = {
  fr: 'Ce fichier n’est pas une solution de Play Ball, ou il est d’une autre version.',
  en: 'This file is not a solution of Play Ball, or it is of another version.',
} as Message<never>;

export const other_field = {
  fr: 'Cette solution est celle d’un autre terrain ({found}, pas {wanted}) ou d’autres règles.',
  en: 'This solution is of another field ({found}, not {wanted}) or of other rules.',
} as Message<'found' | 'wanted'>;

export const damaged = {
  fr: 'La solution est abîmée : il manque un morceau ou il a changé. Refaites-la ou téléchargez-la à nouveau.',
  en: 'The solution is damaged: a piece is missing or has changed. Make it or download it again.',
} as Message<never>;

export const no_ball = {
  fr: 'Dans cette position, personne n’a le ballon et il n’est pas au centre : une partie n’y mène pas.',
  en: 'In this position nobody has the ball and it is not on the centre: no match leads there.',
} as Message<never>;

export const no_file = {
  fr: 'Pas de solution du terrain {field} : {file} manque. La commande solve la calcule.',
  en: 'No solution of the field {field}: {file} is missing. The command solve works it out.',
} as Message<'field' | 'file'>;
