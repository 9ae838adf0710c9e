// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'jouer des milliers de matchs et en donner les chiffres',
  en: 'play thousands of matches and give the figures',
} as Message<never>;

export const games = {
  fr: 'nombre de matchs',
  en: 'number of matches',
} as Message<never>;

export const seed = {
  fr: 'graine : la même donne les mêmes chiffres',
  en: 'seed: the same one gives the same figures',
} as Message<never>;

export const seats = {
  fr: 'les robots : bot:NIVEAU,bot:gus ou un nombre de places',
  en: 'the bots: bot:LEVEL,bot:gus or a number of seats',
} as Message<never>;

export const workers = {
  fr: 'nombre de fils d’exécution (sinon un par cœur)',
  en: 'number of threads (else one for each core)',
} as Message<never>;

export const nodes = {
  fr: 'ce qu’un robot peut examiner pour un choix',
  en: 'what a bot may look at for one choice',
} as Message<never>;

export const csv = {
  fr: 'écrit du CSV : chiffre, de qui, mesure, valeur',
  en: 'write CSV: figure, whose, measure, value',
} as Message<never>;

export const json_or_csv = {
  fr: '--json ou --csv, pas les deux.',
  en: '--json or --csv, not both.',
} as Message<never>;

export const per_second = {
  fr: '{rate} matchs par seconde',
  en: '{rate} matches a second',
} as Message<'rate'>;

export const title = {
  fr: '{game} : {games} matchs, {seats} places, graine {seed}',
  en: '{game}: {games} matches, {seats} seats, seed {seed}',
} as Message<'game' | 'games' | 'seats' | 'seed'>;

export const title_of_one = {
  fr: '{game} : 1 match, {seats} places, graine {seed}',
  en: '{game}: 1 match, {seats} seats, seed {seed}',
} as Message<'game' | 'seats' | 'seed'>;

export const options = {
  fr: 'Options : {options}',
  en: 'Options: {options}',
} as Message<'options'>;

export const seat = {
  fr: 'Place',
  en: 'Seat',
} as Message<never>;

export const wins = {
  fr: 'Gain',
  en: 'Wins',
} as Message<never>;

export const figure = {
  fr: 'Par match',
  en: 'Each match',
} as Message<never>;

export const mean = {
  fr: 'moyenne',
  en: 'mean',
} as Message<never>;

export const error = {
  fr: 'erreur type',
  en: 'std error',
} as Message<never>;

export const min = {
  fr: 'min',
  en: 'min',
} as Message<never>;

export const max = {
  fr: 'max',
  en: 'max',
} as Message<never>;

export const distribution = {
  fr: 'Répartition : {figure}',
  en: 'Distribution: {figure}',
} as Message<'figure'>;

export const share = {
  fr: 'part de victoires',
  en: 'win share',
} as Message<never>;

export const draw = {
  fr: 'matchs nuls',
  en: 'draws',
} as Message<never>;

export const score = {
  fr: 'score',
  en: 'score',
} as Message<never>;

export const entries = {
  fr: 'longueur (lancers et choix)',
  en: 'length (rolls and choices)',
} as Message<never>;

export const rolls = {
  fr: 'lancers',
  en: 'rolls',
} as Message<never>;

export const choices = {
  fr: 'choix',
  en: 'choices',
} as Message<never>;

export const retrosheet = {
  fr: 'écrit les fichiers d’événements et les effectifs dans ce dossier',
  en: 'write event files and rosters into this folder',
} as Message<never>;
