import type { Words } from '@pocket-stadium/kernel';

export const EXACT = {
  summary: { fr: 'les chiffres exacts d’un jeu résolu', en: 'the exact figures of a game that is solved' },
  unsolved: {
    fr: '{game} n’est pas résolu. Jeux résolus : {known}.',
    en: '{game} is not solved. Games that are: {known}.',
  },
  working: { fr: 'calcul', en: 'working' },
} as const satisfies Record<string, Words>;

export const SOLVE = {
  summary: {
    fr: 'recalculer la table d’un jeu résolu et la garder',
    en: 'work out the table of a solved game again and keep it',
  },
  kept: {
    fr: '{game} : table gardée, {size} Ko. {file}',
    en: '{game}: table kept, {size} kB. {file}',
  },
} as const satisfies Record<string, Words>;

export const REVIEW = {
  summary: { fr: 'revoir une partie : la chance et les choix', en: 'review a match: luck and decisions' },
  nobody: {
    fr: 'Pour {game} avec ces places, personne ne sait ce que vaut une position.',
    en: 'For {game} with these seats nobody knows what a position is worth.',
  },
  exact: { fr: 'Valeurs exactes.', en: 'Exact values.' },
  almost: {
    fr: 'Valeurs d’une table réduite, exactes à {error} près au coup d’envoi. Table complète : stadium solve {game}',
    en: 'Values from a reduced table, exact to {error} at kick-off. Full table: stadium solve {game}',
  },
  simulation: {
    fr: 'Estimation : valeurs tirées de parties simulées, à {error} près environ.',
    en: 'An estimate: values from simulated matches, within about {error}.',
  },
  search: {
    fr: 'Estimation : valeurs tirées d’une recherche.',
    en: 'An estimate: values from a search.',
  },
  legend: {
    fr: 'À droite, les chances de gagner après chaque entrée ; chance et coût en points de pourcentage.',
    en: 'On the right the chances to win after each entry; luck and cost in percentage points.',
  },
  luck: { fr: 'chance {value}', en: 'luck {value}' },
  cost: { fr: 'coût {value}', en: 'cost {value}' },
  better: { fr: 'coût {value} ; mieux : {move}', en: 'cost {value}; better: {move}' },
  start: { fr: 'Au départ', en: 'At the start' },
  seat: { fr: 'Place', en: 'Seat' },
  counts: {
    'goal-missed': { fr: 'Buts manqués : {seats}', en: 'Goals missed: {seats}' },
    'goal-allowed': { fr: 'Buts permis : {seats}', en: 'Goals allowed: {seats}' },
  },
  totals: { fr: 'Bilan', en: 'Totals' },
  columns: {
    start: { fr: 'départ', en: 'start' },
    luck: { fr: 'chance', en: 'luck' },
    cost: { fr: 'choix', en: 'choices' },
    gained: { fr: 'cadeaux', en: 'gifts' },
    end: { fr: 'résultat', en: 'result' },
  },
} as const;
