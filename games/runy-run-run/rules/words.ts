import { type GameWords, ROLL_OFF_WORDS, type Values, type Words } from '@pocket-stadium/kernel';
import { COLUMNS } from './columns.ts';
import type { RunyFact } from './facts.ts';
import { glossary } from './glossary.ts';

/** A pawn of each colour, and several. */
const ONE: readonly Words[] = [
  { fr: 'une poule', en: 'a chick' },
  { fr: 'un renard', en: 'a fox' },
  { fr: 'une vipère', en: 'a snake' },
];
const MANY: readonly Words[] = [
  { fr: 'poules', en: 'chicks' },
  { fr: 'renards', en: 'foxes' },
  { fr: 'vipères', en: 'snakes' },
];

/** The animals of a fact. */
export function factValues(fact: RunyFact): Values {
  if (fact.code === 'capture') return { caught: ONE[fact.other] };
  if (fact.code === 'release') return { freed: ONE[fact.seat] };
  return fact.code === 'all-captured' ? { caught: MANY[fact.other] } : {};
}

export const words: GameWords = {
  prompts: {
    ...ROLL_OFF_WORDS.prompts,
    'set-up': { fr: '{seat} place ses cinq pions dans son camp.', en: '{seat} places five pawns in camp.' },
    throw: { fr: 'À {seat} de lancer les deux dés.', en: '{seat} throws the two dice.' },
    turn: {
      fr: 'À {seat} de jouer : un ou deux déplacements, un par dé.',
      en: '{seat} to play: one or two legs, one for each die.',
    },
  },
  facts: {
    ...ROLL_OFF_WORDS.facts,
    'set-up': { fr: '{seat} se place : {cells}.', en: '{seat} sets up: {cells}.' },
    throw: { fr: '{seat} lance : {dice}.', en: '{seat} throws {dice}.' },
    leg: { fr: '{seat} va de {from} en {to} avec le {die}.', en: '{seat} goes from {from} to {to} with the {die}.' },
    capture: {
      fr: '{seat} va de {from} en {to} avec le {die} et capture {caught} : en prison en {place}, {held} sur 5 !',
      en: '{seat} goes from {from} to {to} with the {die} and captures {caught}: in prison on {place}, {held} of 5!',
    },
    release: {
      fr: '{seat} va de {from} en {to} avec le {die} et y libère {freed} : retour au camp des deux pions, en {place}.',
      en: '{seat} goes from {from} to {to} with the {die} and releases {freed} there: both pawns are back in camp, on {place}.',
    },
    pass: { fr: '{seat} ne peut pas bouger et passe.', en: '{seat} cannot move and passes.' },
    'all-captured': { fr: '{seat} tient les cinq {caught} !', en: '{seat} holds all five {caught}!' },
    'quiet-end': {
      fr: '{rounds, plural, =0 {Aucune ronde} =1 {Une ronde} other {# rondes}} sans capture ni libération : on compte les prisonniers.',
      en: '{rounds, plural, =0 {No round} =1 {One round} other {# rounds}} without a capture or release: the prisoners are counted.',
    },
    'rounds-end': {
      fr: '{rounds, plural, =0 {Aucune ronde jouée} =1 {Une ronde jouée} other {# rondes jouées}} : on compte les prisonniers.',
      en: '{rounds, plural, =0 {No round} =1 {One round} other {# rounds}} played: the prisoners are counted.',
    },
  },
  moves: {},
  sides: [
    { fr: 'Les poules', en: 'The chicks' },
    { fr: 'Les renards', en: 'The foxes' },
    { fr: 'Les vipères', en: 'The snakes' },
  ],
  columns: COLUMNS,
  glossary,
};
