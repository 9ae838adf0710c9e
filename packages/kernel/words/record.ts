// Written by `npm run words` from fr.json, en.json.
import type { Message } from '../src/words.ts';

export const not_json = {
  fr: 'Ce n’est pas du JSON complet (fichier coupé ?) : {why}.',
  en: 'This is not complete JSON (a truncated file?): {why}.',
} as Message<'why'>;

export const not_a_record = {
  fr: 'Champ « {field} » : on attend {expected}.',
  en: 'Field "{field}": expected {expected}.',
} as Message<'field' | 'expected'>;

export const newer_format = {
  fr: 'Format de match {given} ; ce programme lit le format {known}.',
  en: 'Record format {given}; this program reads format {known}.',
} as Message<'given' | 'known'>;

export const not_a_text_record = {
  fr: 'Ligne {line} : la première ligne d’un match est « {expected} ».',
  en: 'Line {line}: the first line of a record is "{expected}".',
} as Message<'line' | 'expected'>;

export const bad_line = {
  fr: 'Ligne {line} : « {given} » n’a pas de sens ici ; on attend {expected}.',
  en: 'Line {line}: "{given}" makes no sense here; expected {expected}.',
} as Message<'line' | 'given' | 'expected'>;

export const truncated = {
  fr: 'Le match s’arrête à l’entrée {entries} sans la ligne « end {entries} » : le fichier est coupé.',
  en: 'The record stops at entry {entries} without the line "end {entries}": the file is truncated.',
} as Message<'entries'>;

export const too_large = {
  fr: 'C’est trop grand pour un match : {given} caractères, {max} au plus.',
  en: 'That is too large for a match: {given} characters, {max} at most.',
} as Message<'given' | 'max'>;

export const empty = {
  fr: 'Le fichier est vide.',
  en: 'The file is empty.',
} as Message<never>;

export const unknown_game = {
  fr: 'Jeu inconnu « {given} ». Jeux connus : {known}.',
  en: 'Unknown game "{given}". Known games: {known}.',
} as Message<'given' | 'known'>;
