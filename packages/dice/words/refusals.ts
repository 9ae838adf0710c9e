// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const by_hand = {
  fr: 'Les dés de ce match ont été saisis à la main : il n’y a rien à recalculer.',
  en: 'The dice of this match were entered by hand: there is nothing to recompute.',
} as Message<never>;

export const no_id = {
  fr: 'Le match n’a pas d’identifiant : ses dés en dépendent.',
  en: 'The match has no id: its dice depend on it.',
} as Message<never>;

export const no_seed = {
  fr: 'La graine du serveur manque : elle est publiée quand le match est fini.',
  en: 'The server’s seed is missing: it is published when the match is over.',
} as Message<never>;

export const bad_seed = {
  fr: 'La graine doit compter 64 chiffres hexadécimaux.',
  en: 'The seed must be 64 hexadecimal digits.',
} as Message<never>;

export const broken_promise = {
  fr: 'La graine publiée n’est pas celle qui avait été promise : son empreinte est {given}, la promesse {promised}.',
  en: 'The published seed is not the one that was promised: its fingerprint is {given}, the promise {promised}.',
} as Message<'given' | 'promised'>;

export const strings = {
  fr: 'Il faut un texte par place : {seats} places, {given} textes.',
  en: 'There must be one text for each seat: {seats} seats, {given} texts.',
} as Message<'seats' | 'given'>;

export const wrong_faces = {
  fr: 'Lancer {roll} : le match dit {faces}, la graine et les textes donnent {expected}.',
  en: 'Roll {roll}: the record says {faces}, the seed and the texts give {expected}.',
} as Message<'roll' | 'faces' | 'expected'>;

export const other_source = {
  fr: 'Lancer {roll} : ces dés ont une autre source ({kind}), on ne peut pas les recalculer.',
  en: 'Roll {roll}: these dice have another source ({kind}) and cannot be recomputed.',
} as Message<'roll' | 'kind'>;

export const bad_option = {
  fr: 'L’option {option} ne peut pas entrer dans les dés : on attend un entier, oui ou non, un texte ou une liste de textes.',
  en: 'Option {option} cannot go into the dice: expected a whole number, yes or no, a text or a list of texts.',
} as Message<'option'>;

export const malformed_string = {
  fr: 'Ce n’est pas une promesse de dés : {field} manque ou n’a pas la bonne forme.',
  en: 'This is no promise of dice: {field} is missing or malformed.',
} as Message<'field'>;

export const not_its_hash = {
  fr: 'La promesse {came} n’est pas l’empreinte de ce qu’elle promet, {expected}.',
  en: 'The promise {came} is not the fingerprint of what it promises, {expected}.',
} as Message<'came' | 'expected'>;

export const bad_hash = {
  fr: 'L’empreinte d’un texte compte 64 chiffres hexadécimaux.',
  en: 'The fingerprint of a text is 64 hexadecimal digits.',
} as Message<never>;

export const bad_string = {
  fr: 'Un texte compte {max} caractères au plus, en Unicode bien formé.',
  en: 'A text is at most {max} characters of well-formed Unicode.',
} as Message<'max'>;

export const bad_nonce = {
  fr: 'Le nombre tiré par l’appareil compte 64 chiffres hexadécimaux.',
  en: 'The number that the device drew is 64 hexadecimal digits.',
} as Message<never>;

export const does_not_open = {
  fr: 'Ce texte n’est pas celui de la place {seat} : son empreinte est {came}, celle annoncée est {expected}.',
  en: 'This text is not the one of seat {seat}: its fingerprint is {came}, the one announced is {expected}.',
} as Message<'seat' | 'came' | 'expected'>;

export const malformed_transcript = {
  fr: 'Le relevé de la table est incomplet ou mal formé : {field}.',
  en: 'The transcript of the table is incomplete or malformed: {field}.',
} as Message<'field'>;

export const not_all = {
  fr: 'Il faut ce qu’a révélé chaque place qui a donné une empreinte, et rien pour les autres : place {seat}.',
  en: 'Every seat that gave a fingerprint must have revealed, and no other: seat {seat}.',
} as Message<'seat'>;

export const bad_header = {
  fr: 'L’en-tête des dés est incomplet : {field}.',
  en: 'The header of the dice is incomplete: {field}.',
} as Message<'field'>;

export const broken_chain = {
  fr: 'La graine publiée n’est pas celle qui avait été promise : sa chaîne finit en {given}, la promesse dit {promised}.',
  en: 'The published seed is not the one that was promised: its chain ends in {given}, the promise says {promised}.',
} as Message<'given' | 'promised'>;

export const bot_string = {
  fr: 'Place {seat} : un robot n’a pas de texte à donner, et il y en a un.',
  en: 'Seat {seat}: a bot has no text to give, and there is one.',
} as Message<'seat'>;

export const brought_more = {
  fr: '{given} entrées apportées, mais le match n’en compte que {entries}.',
  en: '{given} entries brought along, but the match has only {entries}.',
} as Message<'given' | 'entries'>;

export const wrong_faces_of_chain = {
  fr: 'Lancer {roll} : le match dit {faces}, la chaîne et la clé donnent {expected}.',
  en: 'Roll {roll}: the record says {faces}, the chain and the key give {expected}.',
} as Message<'roll' | 'faces' | 'expected'>;

export const hidden_faces = {
  fr: 'Lancer {roll} : ses dés manquent.',
  en: 'Roll {roll}: its faces are missing.',
} as Message<'roll'>;

export const other_source_of_chain = {
  fr: 'Lancer {roll} : ces dés ont une autre source ({kind}) ; seules les entrées apportées le peuvent.',
  en: 'Roll {roll}: these dice have another source ({kind}); only entries that were brought along may.',
} as Message<'roll' | 'kind'>;

export const corrected_roll = {
  fr: 'Un lancer apporté a été repris après le début : entrée {entry}.',
  en: 'A roll that was brought along was taken back after the start: entry {entry}.',
} as Message<'entry'>;
