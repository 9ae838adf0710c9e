import { fill, LANGS, type Lang, type Values, type Words } from '@pocket-stadium/kernel';

/** Something that checking a record shows, or does not: a code for programs, a sentence for people. */
export interface Statement {
  readonly code: string;
  readonly values: Values;
  readonly message: Words;
}

const STATEMENTS = {
  chain: {
    fr: 'La maison avait fixé tous ses dés d’avance : la graine publiée mène à la fin de chaîne {end}.',
    en: 'The house had fixed all of its dice in advance: the published seed leads to the chain’s end {end}.',
  },
  hashes: {
    fr: 'Les textes des places {seats} sont ceux dont l’empreinte avait été donnée.',
    en: 'The texts of seats {seats} are those whose hashes had been given.',
  },
  rolls: {
    fr: 'Les {count|0 lancer|1 lancer|# lancers} de la maison découlent de la chaîne, de la clé de la table ({digits}) et de leur numéro.',
    en: 'The house’s {count|no rolls|one roll|# rolls} follow from the chain, the key of the table ({digits}) and their numbers.',
  },
  order: {
    fr: 'L’ordre : que la promesse soit venue avant les textes, seul le montre le reçu d’un appareil qui était là.',
    en: 'The order: that the promise came before the texts is shown only by the receipt of a device that was there.',
  },
  league: {
    fr: 'Une maison de mèche avec toutes les places qui ont donné un texte aurait pu choisir les dés.',
    en: 'A house in league with every seat that gave a text could have chosen the dice.',
  },
  'no-strings': {
    fr: 'Aucune place n’a donné de texte : la maison a pu choisir tous les dés. Rien n’est prouvé.',
    en: 'No seat gave a text: the house could have chosen all the dice. Nothing is proven.',
  },
  'house-knows': {
    fr: 'Que la maison n’ait soufflé les dés à personne : elle les connaît tous dès que les textes sont là.',
    en: 'That the house told nobody: it knows every die once the texts are in.',
  },
  starts: {
    fr: 'La table est repartie de zéro {starts|aucune fois|une fois|# fois} : ne pas révéler son texte est le seul levier qui reste.',
    en: 'The table started anew {starts|not once|once|# times}: not revealing a text is the one lever left.',
  },
  brought: {
    fr: '{count|Aucun lancer apporté|Un lancer apporté|# lancers apportés} d’un autre appareil : la maison n’en répond pas.',
    en: '{count|No rolls were|One roll was|# rolls were} brought along from another device: the house does not answer for them.',
  },
  late: {
    fr: '{count|Aucun lancer|Un lancer|# lancers} au-delà de la chaîne : vérifiables à la fin seulement.',
    en: '{count|No rolls|One roll|# rolls} beyond the chain: they could be checked at the end only.',
  },
  app: {
    fr: 'Que l’application n’ait pas livré un texte trop tôt : elle vient de la maison.',
    en: 'That the app gave no text away early: it comes from the house.',
  },
  'first-seed': {
    fr: 'La graine publiée est celle dont l’empreinte est dans la feuille de partie.',
    en: 'The published seed is the one whose hash is in the record.',
  },
  'first-rolls': {
    fr: 'Les {count|0 lancer|1 lancer|# lancers} découlent de la graine, des chaînes et de leur numéro.',
    en: 'The {count|no rolls|one roll|# rolls} follow from the seed, the strings and their numbers.',
  },
  'first-bots': {
    fr: 'Première version : la maison tirait la chaîne des bots (places {seats}) après avoir vu les autres, et pouvait donc choisir les dés.',
    en: 'First version: the house drew the strings of bots (seats {seats}) after it had seen the others, so it could choose the dice.',
  },
  'first-id': {
    fr: 'Première version : le numéro de la partie n’était pas dans la promesse ; la maison pouvait en essayer plusieurs.',
    en: 'First version: the match id was not part of the promise; the house could try several.',
  },
  'first-last': {
    fr: 'Première version : la maison et la dernière place à donner sa chaîne pouvaient choisir ensemble.',
    en: 'First version: the house and the seat whose string came last could choose together.',
  },
  'first-receipt': {
    fr: 'Première version : aucun appareil n’a comparé ce qui avait été promis à ce qui a été joué.',
    en: 'First version: no device compared what was promised with what was played.',
  },
  'seed-only': {
    fr: 'Qui a choisi la graine : les dés en découlent, rien de plus.',
    en: 'Who chose the seed: the dice follow from it, no more.',
  },
} as const satisfies Record<string, Words>;

export type StatementCode = keyof typeof STATEMENTS;

export function statement(code: StatementCode, values: Values = {}): Statement {
  const message = Object.fromEntries(LANGS.map((lang) => [lang, fill(STATEMENTS[code], values, lang)])) as Record<Lang, string>;
  return { code, values, message };
}
