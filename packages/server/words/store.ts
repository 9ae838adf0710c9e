// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const damaged_log = {
  fr: 'Le journal {file} est abîmé à la trame {frame} ; {commits, plural, =0 {aucune validation} =1 {une validation} other {# validations}} derrière elle {commits, plural, =0 {ne serait perdue} =1 {serait perdue} other {seraient perdues}}. Restaurez une sauvegarde, ou acceptez la perte (--accept-loss) : une copie du journal reste à côté.',
  en: 'The log {file} is damaged at frame {frame}; {commits, plural, =0 {no commit} =1 {one commit} other {# commits}} behind it would be lost. Restore a backup, or accept the loss (--accept-loss): a copy of the log stays beside it.',
} as Message<'file' | 'frame' | 'commits'>;

export const not_a_database = {
  fr: 'La base {file} ne s’ouvre pas : {why}.',
  en: 'The database {file} does not open: {why}.',
} as Message<'file' | 'why'>;

export const taken = {
  fr: 'Un autre serveur utilise déjà le dossier {folder}. Arrêtez-le d’abord, ou donnez un autre dossier.',
  en: 'Another server already uses the folder {folder}. Stop it first, or name another folder.',
} as Message<'folder'>;

export const nothing_stored = {
  fr: 'rien ne peut être enregistré ({why}). Le disque est peut-être plein.',
  en: 'nothing can be stored ({why}). The disk may be full.',
} as Message<'why'>;

export const no_answer = {
  fr: 'la base de données ne répond pas ({why}).',
  en: 'the database does not answer ({why}).',
} as Message<'why'>;

export const not_postgres = {
  fr: 'DATABASE_URL n’est pas l’adresse d’une base PostgreSQL : il faut postgres://… ou postgresql://…',
  en: 'DATABASE_URL is no address of a PostgreSQL database: expected postgres://… or postgresql://…',
} as Message<never>;

export const unwritable = {
  fr: 'Le stade ne peut pas écrire dans le dossier {folder} ({why}). Choisissez-en un autre avec --data, ou donnez le droit d’y écrire à l’utilisateur qui fait tourner le stade.',
  en: 'The folder {folder} cannot be written to ({why}). Name another with --data, or give the user who runs the stadium the right to write there.',
} as Message<'folder' | 'why'>;
