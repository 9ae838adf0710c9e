// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chain = {
  fr: 'Le serveur avait fixé tous ses dés d’avance : la graine publiée mène à la fin de chaîne {end}.',
  en: 'The server had fixed all of its dice in advance: the published seed leads to the chain’s end {end}.',
} as Message<'end'>;

export const hashes = {
  fr: 'Les textes des places {seats} sont ceux dont l’empreinte avait été donnée.',
  en: 'The texts of seats {seats} are those whose fingerprints had been given.',
} as Message<'seats'>;

export const rolls = {
  fr: '{count, plural, =0 {Il n’y a aucun lancer du serveur.} =1 {Le lancer du serveur découle de la chaîne, de la clé de la table ({digits}) et de son numéro.} other {Les # lancers du serveur découlent de la chaîne, de la clé de la table ({digits}) et de leur numéro.}}',
  en: '{count, plural, =0 {There are no rolls of the server.} =1 {The server’s one roll follows from the chain, the key of the table ({digits}) and its number.} other {The server’s # rolls follow from the chain, the key of the table ({digits}) and their numbers.}}',
} as Message<'count' | 'digits'>;

export const order = {
  fr: 'L’ordre : seul le reçu d’un appareil qui était là montre que la promesse est venue avant les textes.',
  en: 'The order: only the receipt of a device that was there shows that the promise came before the texts.',
} as Message<never>;

export const league = {
  fr: 'Un serveur de mèche avec toutes les places qui ont donné un texte aurait pu choisir les dés.',
  en: 'A server in league with every seat that gave a text could have chosen the dice.',
} as Message<never>;

export const no_strings = {
  fr: 'Aucune place n’a donné de texte : le serveur a pu choisir tous les dés. Rien n’est prouvé.',
  en: 'No seat gave a text: the server could have chosen all the dice. Nothing is proven.',
} as Message<never>;

export const house_knows = {
  fr: 'Que le serveur n’ait dit les dés à personne : il les connaît tous dès que les textes sont là.',
  en: 'That the server told nobody: it knows every die once the texts are in.',
} as Message<never>;

export const starts = {
  fr: 'La table est repartie de zéro {starts, plural, =0 {aucune fois} =1 {une fois} other {# fois}} : refuser de montrer son texte est le seul moyen qui reste de peser sur les dés.',
  en: 'The table started anew {starts, plural, =0 {not once} =1 {once} other {# times}}: refusing to show a text is the one way left to influence the dice.',
} as Message<'starts'>;

export const brought = {
  fr: '{count, plural, =0 {Aucun lancer apporté} =1 {Un lancer apporté} other {# lancers apportés}} d’un autre appareil : le serveur n’en répond pas.',
  en: '{count, plural, =0 {No rolls were} =1 {One roll was} other {# rolls were}} brought along from another device: the server does not answer for them.',
} as Message<'count'>;

export const late = {
  fr: '{count, plural, =0 {Aucun lancer} =1 {Un lancer} other {# lancers}} au-delà de la chaîne : vérifiables à la fin seulement.',
  en: '{count, plural, =0 {No rolls} =1 {One roll} other {# rolls}} beyond the chain: they could be checked at the end only.',
} as Message<'count'>;

export const app = {
  fr: 'Que l’application n’ait pas livré un texte trop tôt : elle vient du serveur.',
  en: 'That the app gave no text away early: it comes from the server.',
} as Message<never>;

export const first_seed = {
  fr: 'La graine publiée est celle dont l’empreinte est dans la feuille de match.',
  en: 'The published seed is the one whose fingerprint is in the record.',
} as Message<never>;

export const first_rolls = {
  fr: '{count, plural, =0 {Il n’y a aucun lancer.} =1 {Le lancer découle de la graine, des textes et de son numéro.} other {Les # lancers découlent de la graine, des textes et de leur numéro.}}',
  en: '{count, plural, =0 {There are no rolls.} =1 {The one roll follows from the seed, the texts and its number.} other {The # rolls follow from the seed, the texts and their numbers.}}',
} as Message<'count'>;

export const first_bots = {
  fr: 'Première version : le serveur tirait le texte des robots (places {seats}) après avoir vu les autres, et pouvait donc choisir les dés.',
  en: 'First version: the server drew the texts of bots (seats {seats}) after it had seen the others, so it could choose the dice.',
} as Message<'seats'>;

export const first_id = {
  fr: 'Première version : le numéro du match n’était pas dans la promesse ; le serveur pouvait en essayer plusieurs.',
  en: 'First version: the match id was not part of the promise; the server could try several.',
} as Message<never>;

export const first_last = {
  fr: 'Première version : le serveur et la dernière place à donner son texte pouvaient choisir ensemble.',
  en: 'First version: the server and the seat whose text came last could choose together.',
} as Message<never>;

export const first_receipt = {
  fr: 'Première version : aucun appareil n’a comparé ce qui avait été promis à ce qui a été joué.',
  en: 'First version: no device compared what was promised with what was played.',
} as Message<never>;

export const seed_only = {
  fr: 'Qui a choisi la graine : les dés en découlent, rien de plus.',
  en: 'Who chose the seed: the dice follow from it, no more.',
} as Message<never>;
