// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const title = {
  fr: 'À imprimer',
  en: 'To print',
} as Message<never>;

export const intro = {
  fr: 'Des pages pour jouer sur une vraie table, avec de vrais dés. Rien n’est coupé aux bords.',
  en: 'Pages to play on a real table with real dice. Nothing is cut at the edges.',
} as Message<never>;

export const all = {
  fr: 'Tout imprimer',
  en: 'Print everything',
} as Message<never>;

export const these = {
  fr: 'Imprimer',
  en: 'Print',
} as Message<never>;

export const pdf = {
  fr: 'PDF',
  en: 'PDF',
} as Message<never>;

export const no_server = {
  fr: 'Sans serveur, la fenêtre d’impression sait aussi enregistrer en PDF.',
  en: 'Without a server, the print window can also save a PDF.',
} as Message<never>;

export const pages = {
  fr: '{count, plural, one {une page} other {# pages}}',
  en: '{count, plural, one {one page} other {# pages}}',
} as Message<'count'>;

export const save_ink = {
  fr: 'Ménager l’encre',
  en: 'Save ink',
} as Message<never>;

export const pdf_letter = {
  fr: 'PDF, format Letter',
  en: 'PDF, Letter size',
} as Message<never>;
