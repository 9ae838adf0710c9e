// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const export_summary = {
  fr: 'écrit tous les matchs d’un serveur',
  en: 'writes out all matches of a server',
} as Message<never>;

export const export_file = {
  fr: 'fichier à écrire ; sinon la sortie standard',
  en: 'file to write; standard output otherwise',
} as Message<never>;

export const records = {
  fr: 'seulement les feuilles des matchs finis, sans rien de privé',
  en: 'only the records of finished matches, nothing private',
} as Message<never>;

export const none = {
  fr: 'Le dossier {folder} ne contient pas de serveur.',
  en: 'The folder {folder} holds no server.',
} as Message<'folder'>;

export const export_done = {
  fr: '{lines, plural, =0 {Rien n’a été écrit} =1 {Une ligne écrite} other {# lignes écrites}}. {note}',
  en: '{lines, plural, =0 {Nothing was written} =1 {One line written} other {# lines written}}. {note}',
} as Message<'lines' | 'note'>;

export const export_private = {
  fr: 'L’export contient les secrets des matchs en cours : gardez-le comme le dossier lui-même.',
  en: 'The export contains the secrets of running matches: guard it like the folder itself.',
} as Message<never>;

export const import_summary = {
  fr: 'reprend dans un serveur ce que « export » a écrit',
  en: 'takes what "export" wrote into a server',
} as Message<never>;

export const import_file = {
  fr: 'fichier à lire ; sinon l’entrée standard',
  en: 'file to read; standard input otherwise',
} as Message<never>;

export const import_done = {
  fr: 'Repris : {added}. Déjà là : {known}.',
  en: 'Taken in: {added}. Already there: {known}.',
} as Message<'added' | 'known'>;

export const damaged_match = {
  fr: 'Le match {match} est abîmé à partir de l’entrée {entry} : l’export ne contient que ce qui précède.',
  en: 'The match {match} is damaged from entry {entry} on: only what comes before it is in the export.',
} as Message<'match' | 'entry'>;
