// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const not_results = {
  fr: 'Ce tableau n’a pas de résultats : sa première ligne devrait nommer {expected}.',
  en: 'This table has no results: its first line should name {expected}.',
} as Message<'expected'>;

export const bad_score = {
  fr: 'Ligne {line} : un score est un nombre entier.',
  en: 'Line {line}: a score is a whole number.',
} as Message<'line'>;

export const no_such_match = {
  fr: 'Ligne {line} : la saison n’a pas ce match.',
  en: 'Line {line}: the season has no such match.',
} as Message<'line'>;

export const no_record = {
  fr: 'On ne connaît que le score : aucun lancer n’a été gardé.',
  en: 'Only the score is known: no throw of it was kept.',
} as Message<never>;

export const no_batters = {
  fr: 'Ce jeu n’a ni retraits ni frappeurs : les fichiers d’événements ne peuvent pas le dire, les scores par manche si.',
  en: 'This game has no outs and no batters: event files cannot tell it, line scores can.',
} as Message<never>;

export const not_nine = {
  fr: 'Les fichiers d’événements demandent des équipes de {nine}.',
  en: 'Event files want line-ups of {nine}.',
} as Message<'nine'>;

export const not_two_sides = {
  fr: 'Les fichiers d’événements sont pour deux camps ; ces matchs en ont {sides} : les scores par manche sont écrits.',
  en: 'Event files are for two sides; these matches have {sides}: line scores were written.',
} as Message<'sides'>;

export const no_events = {
  fr: 'Il n’y a rien d’une saison ici : un tableau results.csv, des fichiers d’événements (.EVA ou .EVN), ou une saison enregistrée.',
  en: 'There is nothing of a season here: a table results.csv, event files (.EVA or .EVN), or a season saved before.',
} as Message<never>;

export const no_such_meeting = {
  fr: '{home} contre {away} : il ne reste aucun match de la saison pour ce résultat.',
  en: '{home} against {away}: no match of the season is left for it.',
} as Message<'home' | 'away'>;

export const bad_winner = {
  fr: 'Ligne {line} : le vainqueur est home, away ou draw.',
  en: 'Line {line}: the winner is home, away or draw.',
} as Message<'line'>;

export const no_match_inside = {
  fr: 'Il n’y a pas de match dans {file}.',
  en: 'There is no match in {file}.',
} as Message<'file'>;

export const no_team_list = {
  fr: 'La liste des équipes manque : choisissez aussi le fichier TEAM avec l’année.',
  en: 'The list of teams is missing: choose the file TEAM with the year as well.',
} as Message<never>;
