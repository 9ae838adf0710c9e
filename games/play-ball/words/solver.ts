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
  fr: 'La solution est abîmée : il manque un morceau ou il a changé. Refaites-la ou téléchargez-la à nouveau.',
  en: 'The solution is damaged: a piece is missing or has changed. Make it or download it again.',
} as Message<never>;

export const missing = {
  fr: 'Il manque encore un morceau de la solution.',
  en: 'A piece of the solution is not here yet.',
} as Message<never>;

export const no_ball = {
  fr: 'Dans cette position, personne n’a la balle et elle n’est pas au centre : un match n’y mène pas.',
  en: 'In this position nobody has the ball and it is not on the centre: no match leads there.',
} as Message<never>;

export const no_file = {
  fr: 'Pas de solution du terrain {field} : {file} manque. La commande solve la calcule.',
  en: 'No solution of the field {field}: {file} is missing. The command solve works it out.',
} as Message<'field' | 'file'>;

export const figures_positions = {
  fr: '{field} : {positions} positions, {won} % gagnées, {lost} % perdues, {drawn} % nulles pour l’équipe qui joue.',
  en: '{field}: {positions} positions, {won}% won, {lost}% lost, {drawn}% drawn for the side to play.',
} as Message<'field' | 'positions' | 'won' | 'lost' | 'drawn'>;

export const figures_goal = {
  fr: 'Un but dans le tour dans {share} % d’entre elles ; le but forcé le plus long prend {turns} tours.',
  en: 'A goal this turn in {share}% of them; the longest forced goal takes {turns} turns.',
} as Message<'share' | 'turns'>;

export const figures_start = {
  fr: 'L’équipe qui commence avec {moves, plural, one {# mouvement} other {# mouvements}} : {verdict}.',
  en: 'The side that begins with {moves, plural, one {# move} other {# moves}}: {verdict}.',
} as Message<'moves' | 'verdict'>;

export const won = {
  fr: 'gagne en {turns}',
  en: 'wins in {turns}',
} as Message<'turns'>;

export const lost = {
  fr: 'perd en {turns}',
  en: 'loses in {turns}',
} as Message<'turns'>;

export const drawn = {
  fr: 'fait nul',
  en: 'draws',
} as Message<never>;
