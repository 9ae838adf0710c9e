// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const not_an_export = {
  fr: 'Ligne {line} : ce n’est pas un export de Stade de poche.',
  en: 'Line {line}: this is no Pocket Stadium export.',
} as Message<'line'>;

export const newer_export = {
  fr: 'Cet export est au format {given} ; ce programme lit le format {known}. Mettez-le à jour.',
  en: 'This export has format {given}; this program reads format {known}. Update it.',
} as Message<'given' | 'known'>;

export const bad_export_line = {
  fr: 'Ligne {line} : {why}',
  en: 'Line {line}: {why}',
} as Message<'line' | 'why'>;

export const cut_export = {
  fr: 'L’export s’arrête après {line} lignes, sans sa dernière ligne : il est coupé.',
  en: 'The export stops after {line} lines, without its last line: it was cut.',
} as Message<'line'>;

export const not_over = {
  fr: 'la partie n’est pas finie ou n’a pas d’identifiant.',
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
