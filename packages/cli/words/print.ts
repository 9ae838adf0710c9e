// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'feuilles, plateaux et pions à imprimer, en PDF',
  en: 'sheets, boards and pieces to print, as a PDF',
} as Message<never>;

export const kind = {
  fr: 'ce qu’il faut imprimer : {kinds} (par défaut : tout)',
  en: 'what to print: {kinds} (default: everything)',
} as Message<'kinds'>;

export const out = {
  fr: 'le fichier PDF à écrire (par défaut : JEU.pdf)',
  en: 'the PDF file to write (default: GAME.pdf)',
} as Message<never>;

export const none = {
  fr: '{game} n’a pas cela à imprimer. Il y a : {known}.',
  en: '{game} has no such thing to print. There is: {known}.',
} as Message<'game' | 'known'>;

export const unwritable = {
  fr: 'Impossible d’écrire {file} : {why}.',
  en: 'Cannot write {file}: {why}.',
} as Message<'file' | 'why'>;

export const written = {
  fr: '{file} : {pages, plural, =0 {aucune page} =1 {une page} other {# pages}} ({kinds}).',
  en: '{file}: {pages, plural, =0 {no page} =1 {one page} other {# pages}} ({kinds}).',
} as Message<'file' | 'pages' | 'kinds'>;

export const paper = {
  fr: 'le papier : a4 ou letter',
  en: 'the paper: a4 or letter',
} as Message<never>;

export const save_ink = {
  fr: 'sans couleurs, pour ménager l’encre',
  en: 'without colours, to save ink',
} as Message<never>;
