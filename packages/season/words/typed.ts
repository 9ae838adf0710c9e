// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const bad_line = {
  fr: 'Le score par manche s’écrit « 0 1 0 2 », avec x pour une manche pas jouée.',
  en: 'A line score is written “0 1 0 2”, with x for an inning not played.',
} as Message<never>;

export const bad_score = {
  fr: 'Le score de chaque équipe est un nombre entier.',
  en: 'Each team’s score is a whole number.',
} as Message<never>;

export const line_differs = {
  fr: 'La somme des manches n’est pas le score.',
  en: 'The innings do not add up to the score.',
} as Message<never>;

export const no_draws = {
  fr: 'Pas de match nul à ce jeu.',
  en: 'There are no draws in this game.',
} as Message<never>;

export const bad_total = {
  fr: '{figure} : un nombre entier pour chaque équipe, ou rien.',
  en: '{figure}: a whole number for each team, or nothing.',
} as Message<'figure'>;
