import type { GameWords } from '../../kernel/game.ts';
import { ROLL_OFF_WORDS } from '../../kernel/roll-off.ts';
import { glossary } from './glossary.ts';

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
      fr: '{seat} va de {from} en {to} avec le {die} et capture un pion de {other} : prisonnier en {place} ({held} sur 5) !',
      en: '{seat} goes from {from} to {to} with the {die} and captures a pawn of {other}: a prisoner on {place} ({held} of 5)!',
    },
    release: {
      fr: '{seat} va de {from} en {to} avec le {die} et libère un pion gardé par {other} : tous deux rentrent, en {place}.',
      en: '{seat} goes from {from} to {to} with the {die} and releases a pawn held by {other}: both are home, on {place}.',
    },
    pass: { fr: '{seat} ne peut pas bouger et passe.', en: '{seat} cannot move and passes.' },
    'all-captured': { fr: '{seat} tient tous les pions de {other} !', en: '{seat} holds every pawn of {other}!' },
    'quiet-end': {
      fr: '{rounds|Aucune ronde|Une ronde|# rondes} sans capture ni libération : on compte les prisonniers.',
      en: '{rounds|No round|One round|# rounds} without a capture or release: the prisoners are counted.',
    },
    'rounds-end': {
      fr: '{rounds|Aucune ronde jouée|Une ronde jouée|# rondes jouées} : on compte les prisonniers.',
      en: '{rounds|No round|One round|# rounds} played: the prisoners are counted.',
    },
  },
  moves: {},
  sides: [
    { fr: 'Les poules', en: 'The chicks' },
    { fr: 'Les renards', en: 'The foxes' },
    { fr: 'Les vipères', en: 'The snakes' },
  ],
  glossary,
};
