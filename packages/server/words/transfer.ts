// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const not_an_export = {
  fr: 'Ligne {line} : ce n’est pas un export de Stade de poche.',
  en: 'Line {line}: this is no Pocket Stadium export.',
} as Message<'line'>;

export const newer_export = {
  fr: 'Cet export est au format {given} ; ce programme lit le format {known}. Mettez-le à jour.',
  en: 'This export has format {given}; this program reads format {known}. Update it.',
} as Message<'given' | 'known'>;

export const bad_export_line = {
  fr: 'Ligne {line} : {why}',
  en: 'Line {line}: {why}',
} as Message<'line' | 'why'>;

export const cut_export = {
  fr: 'L’export s’arrête après {line} lignes, sans sa dernière ligne : il est coupé.',
  en: 'The export stops after {line} lines, without its last line: it was cut.',
} as Message<'line'>;

export const not_over = {
  fr: 'le match n’est pas fini ou n’a pas d’identifiant.',
  en: 'the match is not over, or has no id.',
} as Message<never>;

export const not_json = {
  fr: 'ce n’est pas du JSON complet.',
  en: 'this is not complete JSON.',
} as Message<never>;

export const unknown_line = {
  fr: 'ligne inconnue.',
  en: 'unknown kind of line.',
} as Message<never>;

export const damaged_header = {
  fr: 'l’en-tête est abîmé.',
  en: 'the header is damaged.',
} as Message<never>;

export const no_match = {
  fr: 'le match de cette table manque.',
  en: 'the match of this table is missing.',
} as Message<never>;

export const text = {
  fr: 'la clé est abîmée.',
  en: 'the key is damaged.',
} as Message<never>;

export const text_2 = {
  fr: 'le surnom contient des caractères cachés.',
  en: 'the nickname contains hidden characters.',
} as Message<never>;

export const text_3 = {
  fr: 'cette place n’existe dans aucun match.',
  en: 'no match has this seat.',
} as Message<never>;

export const text_4 = {
  fr: 'l’en-tête est d’un autre match.',
  en: 'the header is another match’s.',
} as Message<never>;

export const text_5 = {
  fr: 'la date n’existe pas.',
  en: 'the date does not exist.',
} as Message<never>;

export const text_6 = {
  fr: 'il manque des textes de places.',
  en: 'texts of seats are missing.',
} as Message<never>;

export const text_7 = {
  fr: 'la graine n’est pas celle qui avait été promise.',
  en: 'the seed is not the one that was promised.',
} as Message<never>;

export const text_8 = {
  fr: 'les données de la table ne sont pas du JSON.',
  en: 'the table’s data are not JSON.',
} as Message<never>;

export const text_9 = {
  fr: 'on ne connaît pas ce jeu.',
  en: 'this game is not known.',
} as Message<never>;

export const text_10 = {
  fr: 'les places ne conviennent pas à ce jeu.',
  en: 'the seats do not fit this game.',
} as Message<never>;

export const text_11 = {
  fr: 'un nom contient des caractères cachés.',
  en: 'a name contains hidden characters.',
} as Message<never>;

export const bad_order = {
  fr: 'l’ordre de la maison est abîmé.',
  en: 'the order of the house is damaged.',
} as Message<never>;
