// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const not_over = {
  fr: 'Le match n’est pas fini.',
  en: 'The match is not over yet.',
} as Message<never>;

export const not_two_sides = {
  fr: 'Un match de saison oppose deux camps ; celui-ci en compte {sides}.',
  en: 'A match of a season is between two sides; this one has {sides}.',
} as Message<'sides'>;

export const other_game = {
  fr: 'La feuille de match est celle d’un autre jeu.',
  en: 'The record is of another game.',
} as Message<never>;
