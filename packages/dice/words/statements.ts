// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const chain = {
  fr: 'La maison avait fixé tous ses dés d’avance : la graine publiée mène à la fin de chaîne {end}.',
  en: 'The house had fixed all of its dice in advance: the published seed leads to the chain’s end {end}.',
} as Message<'end'>;

export const hashes = {
  fr: 'Les textes des places {seats} sont ceux dont l’empreinte avait été donnée.',
  en: 'The texts of seats {seats} are those whose hashes had been given.',
} as Message<'seats'>;

export const rolls = {
  fr: 'Les {count, plural, =0 {0 lancer} =1 {1 lancer} other {# lancers}} de la maison découlent de la chaîne, de la clé de la table ({digits}) et de leur numéro.',
  en: 'The house’s {count, plural, =0 {no rolls} =1 {one roll} other {# rolls}} follow from the chain, the key of the table ({digits}) and their numbers.',
} as Message<'count' | 'digits'>;

export const order = {
  fr: 'L’ordre : que la promesse soit venue avant les textes, seul le montre le reçu d’un appareil qui était là.',
  en: 'The order: that the promise came before the texts is shown only by the receipt of a device that was there.',
} as Message<never>;

export const league = {
  fr: 'Une maison de mèche avec toutes les places qui ont donné un texte aurait pu choisir les dés.',
  en: 'A house in league with every seat that gave a text could have chosen the dice.',
} as Message<never>;

export const no_strings = {
  fr: 'Aucune place n’a donné de texte : la maison a pu choisir tous les dés. Rien n’est prouvé.',
  en: 'No seat gave a text: the house could have chosen all the dice. Nothing is proven.',
} as Message<never>;

export const house_knows = {
  fr: 'Que la maison n’ait soufflé les dés à personne : elle les connaît tous dès que les textes sont là.',
  en: 'That the house told nobody: it knows every die once the texts are in.',
} as Message<never>;

export const starts = {
  fr: 'La table est repartie de zéro {starts, plural, =0 {aucune fois} =1 {une fois} other {# fois}} : ne pas révéler son texte est le seul levier qui reste.',
  en: 'The table started anew {starts, plural, =0 {not once} =1 {once} other {# times}}: not revealing a text is the one lever left.',
} as Message<'starts'>;

export const brought = {
  fr: '{count, plural, =0 {Aucun lancer apporté} =1 {Un lancer apporté} other {# lancers apportés}} d’un autre appareil : la maison n’en répond pas.',
  en: '{count, plural, =0 {No rolls were} =1 {One roll was} other {# rolls were}} brought along from another device: the house does not answer for them.',
} as Message<'count'>;

export const late = {
  fr: '{count, plural, =0 {Aucun lancer} =1 {Un lancer} other {# lancers}} au-delà de la chaîne : vérifiables à la fin seulement.',
  en: '{count, plural, =0 {No rolls} =1 {One roll} other {# rolls}} beyond the chain: they could be checked at the end only.',
} as Message<'count'>;

export const app = {
  fr: 'Que l’application n’ait pas livré un texte trop tôt : elle vient de la maison.',
  en: 'That the app gave no text away early: it comes from the house.',
} as Message<never>;

export const first_seed = {
  fr: 'La graine publiée est celle dont l’empreinte est dans la feuille de partie.',
  en: 'The published seed is the one whose hash is in the record.',
} as Message<never>;

export const first_rolls = {
  fr: 'Les {count, plural, =0 {0 lancer} =1 {1 lancer} other {# lancers}} découlent de la graine, des chaînes et de leur numéro.',
  en: 'The {count, plural, =0 {no rolls} =1 {one roll} other {# rolls}} follow from the seed, the strings and their numbers.',
} as Message<'count'>;

export const first_bots = {
  fr: 'Première version : la maison tirait la chaîne des bots (places {seats}) après avoir vu les autres, et pouvait donc choisir les dés.',
  en: 'First version: the house drew the strings of bots (seats {seats}) after it had seen the others, so it could choose the dice.',
} as Message<'seats'>;

export const first_id = {
  fr: 'Première version : le numéro de la partie n’était pas dans la promesse ; la maison pouvait en essayer plusieurs.',
  en: 'First version: the match id was not part of the promise; the house could try several.',
} as Message<never>;

export const first_last = {
  fr: 'Première version : la maison et la dernière place à donner sa chaîne pouvaient choisir ensemble.',
  en: 'First version: the house and the seat whose string came last could choose together.',
} as Message<never>;

export const first_receipt = {
  fr: 'Première version : aucun appareil n’a comparé ce qui avait été promis à ce qui a été joué.',
  en: 'First version: no device compared what was promised with what was played.',
} as Message<never>;

export const seed_only = {
  fr: 'Qui a choisi la graine : les dés en découlent, rien de plus.',
  en: 'Who chose the seed: the dice follow from it, no more.',
} as Message<never>;
