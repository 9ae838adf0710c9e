// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'tient l’ordre dans un stade ouvert : tables, invités, qui peut ouvrir une table',
  en: 'keeps order at a stadium that runs: tables, guests, who may open a table',
} as Message<never>;

export const order = {
  fr: 'list, close TABLE, rename INVITÉ NOM, mute INVITÉ, unmute INVITÉ, refuse ADRESSE [MINUTES], making anyone|network|host|word [MOT], names free|drawn, words usual|off|MOT…, limit guests|tables|watchers|watchers-from|record NOMBRE|usual',
  en: 'list, close TABLE, rename GUEST NAME, mute GUEST, unmute GUEST, refuse ADDRESS [MINUTES], making anyone|network|host|word [WORD], names free|drawn, words usual|off|WORD…, limit guests|tables|watchers|watchers-from|record NUMBER|usual',
} as Message<never>;

export const words = {
  fr: 'ce que l’ordre concerne',
  en: 'what the order is about',
} as Message<never>;

export const url = {
  fr: 'l’adresse du stade (variable STADIUM_URL)',
  en: 'where the stadium is (variable STADIUM_URL)',
} as Message<never>;

export const token = {
  fr: 'le mot de passe de l’hôte, si le stade tourne sur une autre machine (variable HOST_TOKEN)',
  en: 'the host’s token, where the stadium runs on another machine (variable HOST_TOKEN)',
} as Message<never>;

export const bad_url = {
  fr: '« {url} » n’est pas une adresse.',
  en: '"{url}" is no address.',
} as Message<'url'>;

export const unknown = {
  fr: 'Ordre inconnu, ou il manque quelque chose. Au choix : {known}.',
  en: 'Not an order that is known, or something is missing. Known: {known}.',
} as Message<'known'>;

export const done = {
  fr: 'C’est fait.',
  en: 'Done.',
} as Message<never>;

export const no_answer = {
  fr: 'Aucun stade ne répond à {url}. Donnez-en une autre avec --url.',
  en: 'No stadium answers at {url}. Name another with --url.',
} as Message<'url'>;

export const address = {
  fr: 'Pour les téléphones de la salle : {url}/',
  en: 'For the phones in the room: {url}/',
} as Message<'url'>;

export const stored = {
  fr: 'Gardés – tables : {tables}, invités : {guests}, matchs : {matches}',
  en: 'Kept – tables: {tables}, guests: {guests}, matches: {matches}',
} as Message<'tables' | 'guests' | 'matches'>;

export const making = {
  fr: 'Peuvent ouvrir une table : {who}.',
  en: 'These may open a table: {who}.',
} as Message<'who'>;

export const table = {
  fr: 'Table {id} · {game} · {status} · spectateurs : {watchers}',
  en: 'Table {id} · {game} · {status} · watching: {watchers}',
} as Message<'id' | 'game' | 'status' | 'watchers'>;

export const seat = {
  fr: '  place {seat} : {name} (invité {guest}), pas là',
  en: '  seat {seat}: {name} (guest {guest}), away',
} as Message<'seat' | 'name' | 'guest'>;

export const seat_here = {
  fr: '  place {seat} : {name} (invité {guest}), là depuis {address}',
  en: '  seat {seat}: {name} (guest {guest}), here from {address}',
} as Message<'seat' | 'name' | 'guest' | 'address'>;

export const refused = {
  fr: 'Refusées pour un moment : {addresses}',
  en: 'Refused for a while: {addresses}',
} as Message<'addresses'>;

export const names = {
  fr: 'Surnoms : {how}. Mots refusés : {words}.',
  en: 'Nicknames: {how}. Words refused: {words}.',
} as Message<'how' | 'words'>;

export const limits = {
  fr: 'Limites : {limits}.',
  en: 'Limits: {limits}.',
} as Message<'limits'>;

export const muted = {
  fr: 'Privés de parole : {guests}',
  en: 'Muted: {guests}',
} as Message<'guests'>;

export const code = {
  fr: '  Code à dire : {code}',
  en: '  Code to say: {code}',
} as Message<'code'>;

export const table_elsewhere = {
  fr: 'Table {id} · {game} · {status} · spectateurs : {watchers} · sur un autre nœud',
  en: 'Table {id} · {game} · {status} · watching: {watchers} · on another node',
} as Message<'id' | 'game' | 'status' | 'watchers'>;

export const seat_there = {
  fr: '  place {seat} : {name} (invité {guest}), là',
  en: '  seat {seat}: {name} (guest {guest}), here',
} as Message<'seat' | 'name' | 'guest'>;

export const not_listed = {
  fr: 'Pas dans cette liste : les invités qui ne sont à aucune table, et les tables au repos.',
  en: 'Not in this list: guests who are at no table, and tables at rest.',
} as Message<never>;
