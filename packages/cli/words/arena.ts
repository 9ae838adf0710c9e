// Written by `npm run words` from fr.json, en.json.
import type { Message } from '@pocket-stadium/kernel';

export const summary = {
  fr: 'faire jouer des bots les uns contre les autres',
  en: 'have bots play against each other',
} as Message<never>;

export const players = {
  fr: 'les joueurs : rookie, regular, best, child, random ; best:20000 regarde 20 000 positions par choix, best:500ms réfléchit une demi-seconde',
  en: 'the players: rookie, regular, best, child, random; best:20000 looks at 20,000 positions for each choice, best:500ms thinks for half a second',
} as Message<never>;

export const games = {
  fr: 'nombre de parties',
  en: 'number of matches',
} as Message<never>;

export const seats = {
  fr: 'nombre de places à la table',
  en: 'number of seats at the table',
} as Message<never>;

export const nodes = {
  fr: 'ce qu’un bot peut examiner pour un choix',
  en: 'what a bot may look at for one choice',
} as Message<never>;

export const seed = {
  fr: 'graine : la même donne les mêmes résultats',
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
  fr: '{rate} parties par minute',
  en: '{rate} matches a minute',
} as Message<'rate'>;

export const title = {
  fr: '{game} : {matches} parties, {seats} places, graine {seed}',
  en: '{game}: {matches} matches, {seats} seats, seed {seed}',
} as Message<'game' | 'matches' | 'seats' | 'seed'>;

export const rotated = {
  fr: 'Chacun joue autant de parties à chaque place. Intervalles à 95 %.',
  en: 'Everybody plays as many matches in each seat. 95 % intervals.',
} as Message<never>;

export const player = {
  fr: 'Joueur',
  en: 'Player',
} as Message<never>;

export const matches = {
  fr: 'Parties',
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
  fr: 'Place {seat} : {share}',
  en: 'Seat {seat}: {share}',
} as Message<'seat' | 'share'>;

export const by_seat = {
  fr: 'Gain par place de la table, tous joueurs : {seats}',
  en: 'Wins by seat of the table, all players: {seats}',
} as Message<'seats'>;
