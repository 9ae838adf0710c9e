// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const book = {
  fr: 'Le livre',
  en: 'The book',
} as Message<never>;

export const book_does = {
  fr: 'Ce que vaut chaque tour',
  en: 'What every turn is worth',
} as Message<never>;

export const lost_ball = {
  fr: 'Hors du terrain',
  en: 'Out of bounds',
} as Message<never>;

export const page_missing = {
  fr: 'Il n’y a rien à cette adresse.',
  en: 'There is nothing at this address.',
} as Message<never>;

export const play = {
  fr: 'Jouer',
  en: 'Play',
} as Message<never>;

export const rules = {
  fr: 'Règles',
  en: 'Rules',
} as Message<never>;

export const rules_missing = {
  fr: 'La page des règles n’est pas encore écrite ; le lexique explique déjà les mots.',
  en: 'The rules page is not written yet; the glossary already explains the words.',
} as Message<never>;

export const glossary = {
  fr: 'Lexique',
  en: 'Glossary',
} as Message<never>;

export const elsewhere = {
  fr: 'Ce match continue dans une autre fenêtre.',
  en: 'This match goes on in another window.',
} as Message<never>;

export const go_on_here = {
  fr: 'Continuer ici',
  en: 'Go on here',
} as Message<never>;

export const open_file = {
  fr: 'Ouvrir un fichier de match',
  en: 'Open a match file',
} as Message<never>;

export const no_matches = {
  fr: 'Aucun match gardé dans ce navigateur.',
  en: 'No match kept in this browser.',
} as Message<never>;

export const learn = {
  fr: 'Apprendre en jouant',
  en: 'Learn by doing',
} as Message<never>;

export const learn_does = {
  fr: 'moins de deux minutes',
  en: 'under two minutes',
} as Message<never>;

export const check_title = {
  fr: 'Vérifier les dés',
  en: 'Check the dice',
} as Message<never>;

export const print = {
  fr: 'Imprimer',
  en: 'Print',
} as Message<never>;

export const print_does = {
  fr: 'règles en une page, feuilles, plateaux, pions',
  en: 'rules on a page, sheets, boards, pieces',
} as Message<never>;

export const online_play_does = {
  fr: 'inviter par un lien ou un code',
  en: 'invite by a link or a code',
} as Message<never>;

export const search = {
  fr: 'Chercher un jeu, un nom, une date',
  en: 'Search for a game, a name, a date',
} as Message<never>;

export const show_all = {
  fr: 'Tous',
  en: 'All',
} as Message<never>;

export const show_open = {
  fr: 'En cours',
  en: 'Unfinished',
} as Message<never>;

export const show_over = {
  fr: 'Terminés',
  en: 'Finished',
} as Message<never>;

export const show = {
  fr: 'Lesquels',
  en: 'Which',
} as Message<never>;

export const found = {
  fr: '{count, plural, =0 {Aucun match.} one {# match.} other {# matchs.}}',
  en: '{count, plural, =0 {No match.} one {# match.} other {# matches.}}',
} as Message<'count'>;
