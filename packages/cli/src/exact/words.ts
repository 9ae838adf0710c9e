import type { Words } from '@pocket-stadium/rules';

export const EXACT = {
  summary: { fr: 'les chiffres exacts d’un jeu résolu', en: 'the exact figures of a game that is solved' },
  unsolved: {
    fr: '{game} n’est pas résolu. Jeux résolus : {known}.',
    en: '{game} is not solved. Games that are: {known}.',
  },
  working: { fr: 'calcul', en: 'working' },
  runs: { fr: 'Points par demi-manche', en: 'Runs per half-inning' },
  runsBest: { fr: 'Points par demi-manche, les deux camps au mieux', en: 'Runs per half-inning, both sides at their best' },
  mean: { fr: '  moyenne {mean}', en: '  mean {mean}' },
  probability: { fr: '  {runs} : {p}', en: '  {runs}: {p}' },
  more: { fr: '  davantage : {p}', en: '  more: {p}' },
  hits: { fr: 'Coups sûrs par demi-manche : {value}', en: 'Hits per half-inning: {value}' },
  lob: { fr: 'Hommes laissés sur base par demi-manche : {value}', en: 'Men left on base per half-inning: {value}' },
  value: {
    fr: 'Valeur pour qui commence (gain, et demi pour un nul) : {value}',
    en: 'Value to the side that begins (a win, and half for a draw): {value}',
  },
  draw: { fr: 'Probabilité d’un match nul : {value}', en: 'Probability of a draw: {value}' },
  extra: { fr: 'Probabilité de manches supplémentaires : {value}', en: 'Probability of extra innings: {value}' },
  innings: { fr: 'Manches par match : {value}', en: 'Innings per match: {value}' },
  total: { fr: 'Points par match, les deux camps ensemble : {value}', en: 'Runs per match, both sides together: {value}' },
  alwaysKick: {
    fr: 'Si chacun tente toujours les poteaux, valeur pour qui commence : {value}',
    en: 'If both always kick at goal, value to the one who begins: {value}',
  },
  alwaysPlay: {
    fr: 'Si chacun joue toujours à la main, valeur pour qui commence : {value}',
    en: 'If both always play on, value to the one who begins: {value}',
  },
  expectancy: {
    fr: 'Points à attendre jusqu’à la fin de la demi-manche',
    en: 'Runs to expect until the half-inning ends',
  },
  bestForRuns: {
    fr: 'Au mieux pour les points : selon le compte, nombre de situations (bases et retraits) où chaque choix est le bon',
    en: 'Best for runs: by count, the number of situations (bases and outs) in which each choice is right',
  },
  onHit: { fr: 'après un coup sûr', en: 'after a hit' },
  onBase: { fr: 'coureur sur base', en: 'runner on base' },
  outs: { fr: '{outs|0 retrait|1 retrait|# retraits}', en: '{outs|0 outs|1 out|# outs}' },
  bases: { fr: 'bases', en: 'bases' },
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
