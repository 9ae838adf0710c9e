import type { Words } from '@pocket-stadium/kernel';

export const SIMULATE = {
  summary: { fr: 'jouer des milliers de parties et en donner les chiffres', en: 'play thousands of matches and give the figures' },
  games: { fr: 'nombre de parties', en: 'number of matches' },
  seed: { fr: 'graine : la même donne les mêmes chiffres', en: 'seed: the same one gives the same figures' },
  seats: { fr: 'les bots : bot:NIVEAU,bot:NIVEAU ou un nombre de places', en: 'the bots: bot:LEVEL,bot:LEVEL or a number of seats' },
  workers: { fr: 'nombre de fils d’exécution (sinon un par cœur)', en: 'number of threads (else one for each core)' },
  nodes: { fr: 'ce qu’un bot peut examiner pour un choix', en: 'what a bot may look at for one choice' },
  csv: { fr: 'écrit du CSV : chiffre, de qui, mesure, valeur', en: 'write CSV: figure, whose, measure, value' },
  jsonOrCsv: { fr: '--json ou --csv, pas les deux.', en: '--json or --csv, not both.' },
  perSecond: { fr: '{rate} parties par seconde', en: '{rate} matches a second' },
  title: {
    fr: '{game} : {games} parties, {seats} places, graine {seed}',
    en: '{game}: {games} matches, {seats} seats, seed {seed}',
  },
  titleOfOne: { fr: '{game} : 1 partie, {seats} places, graine {seed}', en: '{game}: 1 match, {seats} seats, seed {seed}' },
  options: { fr: 'Options : {options}', en: 'Options: {options}' },
  seat: { fr: 'Place', en: 'Seat' },
  wins: { fr: 'Gain', en: 'Wins' },
  figure: { fr: 'Par partie', en: 'Each match' },
  mean: { fr: 'moyenne', en: 'mean' },
  error: { fr: 'erreur type', en: 'std error' },
  min: { fr: 'min', en: 'min' },
  max: { fr: 'max', en: 'max' },
  distribution: { fr: 'Répartition : {figure}', en: 'Distribution: {figure}' },
} as const satisfies Record<string, Words>;

/** What the figures of every match are called. Those of a sheet go by the words of its game. */
export const FIGURES: Readonly<Record<string, Words>> = {
  share: { fr: 'part de victoires', en: 'win share' },
  draw: { fr: 'matchs nuls', en: 'draws' },
  score: { fr: 'score', en: 'score' },
  entries: { fr: 'longueur (lancers et choix)', en: 'length (rolls and choices)' },
  rolls: { fr: 'lancers', en: 'rolls' },
  choices: { fr: 'choix', en: 'choices' },
};
