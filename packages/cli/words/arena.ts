// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'faire jouer des robots les uns contre les autres',
  en: 'have bots play against each other',
} as Message<never>;

export const players = {
  fr: 'les joueurs : rookie, regular, best, child, beginner, random, ou un visage (nina, gus, basile, zoe, ida) ; best:20000 regarde 20 000 positions par choix, best:500ms réfléchit une demi-seconde',
  en: 'the players: rookie, regular, best, child, beginner, random, or a face (nina, gus, basile, zoe, ida); best:20000 looks at 20,000 positions for each choice, best:500ms thinks for half a second',
} as Message<never>;

export const games = {
  fr: 'nombre de matchs',
  en: 'number of matches',
} as Message<never>;

export const seats = {
  fr: 'nombre de places à la table',
  en: 'number of seats at the table',
} as Message<never>;

export const nodes = {
  fr: 'ce qu’un robot peut examiner pour un choix',
  en: 'what a bot may look at for one choice',
} as Message<never>;

export const seed = {
  fr: 'graine : la même donne les mêmes résultats',
  en: 'seed: the same one gives the same results',
} as Message<never>;

export const workers = {
  fr: 'nombre de fils d’exécution (sinon un par cœur)',
  en: 'number of threads (else one for each core)',
} as Message<never>;

export const two_players = {
  fr: 'Il faut au moins deux joueurs.',
  en: 'At least two players are needed.',
} as Message<never>;

export const per_minute = {
  fr: '{rate} matchs par minute',
  en: '{rate} matches a minute',
} as Message<'rate'>;

export const title = {
  fr: '{game} : {matches} matchs, {seats} places, graine {seed}',
  en: '{game}: {matches} matches, {seats} seats, seed {seed}',
} as Message<'game' | 'matches' | 'seats' | 'seed'>;

export const rotated = {
  fr: 'Chacun joue autant de matchs à chaque place. Intervalles à 95 %.',
  en: 'Everybody plays as many matches in each seat. 95% intervals.',
} as Message<never>;

export const player = {
  fr: 'Joueur',
  en: 'Player',
} as Message<never>;

export const matches = {
  fr: 'Matchs',
  en: 'Matches',
} as Message<never>;

export const share = {
  fr: 'Gain par place',
  en: 'Wins per seat',
} as Message<never>;

export const against = {
  fr: 'Contre',
  en: 'Against',
} as Message<never>;

export const score = {
  fr: 'Score',
  en: 'Score',
} as Message<never>;

export const elo = {
  fr: 'Écart Elo',
  en: 'Elo difference',
} as Message<never>;

export const seat = {
  fr: 'Place {seat} : {share}',
  en: 'Seat {seat}: {share}',
} as Message<'seat' | 'share'>;

export const by_seat = {
  fr: 'Gain par place de la table, tous joueurs : {seats}',
  en: 'Wins by seat of the table, all players: {seats}',
} as Message<'seats'>;

export const without_luck = {
  fr: 'revoir chaque match et compter les choix sans la chance',
  en: 'look back at every match and count choices without luck',
} as Message<never>;

export const luckless = {
  fr: 'Sans la chance',
  en: 'Without luck',
} as Message<never>;

export const choosing = {
  fr: 'Points de choix',
  en: 'Points for choosing',
} as Message<never>;

export const error = {
  fr: 'Perte par choix',
  en: 'Lost per choice',
} as Message<never>;

export const needed = {
  fr: 'Matchs qu’il faut pour le voir neuf fois sur dix : {wins} par les victoires, {choices} par les choix',
  en: 'Matches it takes to see it nine times in ten: {wins} by wins, {choices} by choices',
} as Message<'wins' | 'choices'>;

export const nothing_to_rate = {
  fr: 'Personne ne choisit rien : il n’y a rien à noter.',
  en: 'Nobody chooses anything: there is nothing to rate.',
} as Message<never>;
