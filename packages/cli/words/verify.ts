// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'recalcule tous les dés d’un match fini',
  en: 'recomputes all the dice of a finished match',
} as Message<never>;

export const rolls = {
  fr: 'montre chaque lancer',
  en: 'show every roll',
} as Message<never>;

export const right = {
  fr: '{file} : {count, plural, =0 {aucun lancer} =1 {un lancer} other {# lancers}}, exactement ce que donnent la graine et les textes des places.',
  en: '{file}: {count, plural, =0 {no rolls} =1 {one roll} other {# rolls}}, exactly what the seed and the seats’ texts give.',
} as Message<'file' | 'count'>;

export const seeded = {
  fr: '{file} : {count, plural, =0 {aucun lancer} =1 {un lancer} other {# lancers}}, exactement ce que donne la graine. Cela ne dit pas qui l’a choisie.',
  en: '{file}: {count, plural, =0 {no rolls} =1 {one roll} other {# rolls}}, exactly what the seed gives. This does not say who chose it.',
} as Message<'file' | 'count'>;

export const second = {
  fr: '{file} : {count, plural, =0 {aucun lancer} =1 {un lancer} other {# lancers}}, exactement ce que donnent la chaîne promise et la clé de la table.',
  en: '{file}: {count, plural, =0 {no rolls} =1 {one roll} other {# rolls}}, exactly what the promised chain and the key of the table give.',
} as Message<'file' | 'count'>;

export const scheme = {
  fr: 'Dés vérifiables, version {scheme}.',
  en: 'Checkable dice, version {scheme}.',
} as Message<'scheme'>;

export const proven = {
  fr: 'Ce que cela montre :',
  en: 'What this shows:',
} as Message<never>;

export const unproven = {
  fr: 'Ce que cela ne montre pas :',
  en: 'What this does not show:',
} as Message<never>;

export const statement = {
  fr: '  - {text}',
  en: '  - {text}',
} as Message<'text'>;

export const from_server = {
  fr: 'Les places {seats} sont des robots : leur texte vient du serveur et ne prouve rien.',
  en: 'Seats {seats} are bots: their texts come from the server and prove nothing.',
} as Message<'seats'>;

export const only_bots = {
  fr: 'Aucune place n’a donné son propre texte : le serveur a pu choisir tous les dés.',
  en: 'No seat gave a text of its own: the server could have chosen all the dice.',
} as Message<never>;

export const roll = {
  fr: '  lancer {roll}, entrée {entry}, place {seat} : {faces}',
  en: '  roll {roll}, entry {entry}, seat {seat}: {faces}',
} as Message<'roll' | 'entry' | 'seat' | 'faces'>;

export const wrong = {
  fr: '{file} : {why}',
  en: '{file}: {why}',
} as Message<'file' | 'why'>;
