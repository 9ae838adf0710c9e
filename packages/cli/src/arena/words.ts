import type { Words } from '@pocket-stadium/kernel';

export const ARENA = {
  summary: { fr: 'faire jouer des bots les uns contre les autres', en: 'have bots play against each other' },
  players: {
    fr: 'les joueurs : rookie, regular, best, child, random ; best:20000 regarde 20 000 positions par choix, best:500ms réfléchit une demi-seconde',
    en: 'the players: rookie, regular, best, child, random; best:20000 looks at 20,000 positions for each choice, best:500ms thinks for half a second',
  },
  games: { fr: 'nombre de parties', en: 'number of matches' },
  seats: { fr: 'nombre de places à la table', en: 'number of seats at the table' },
  nodes: { fr: 'ce qu’un bot peut examiner pour un choix', en: 'what a bot may look at for one choice' },
  seed: { fr: 'graine : la même donne les mêmes résultats', en: 'seed: the same one gives the same results' },
  workers: { fr: 'nombre de fils d’exécution (sinon un par cœur)', en: 'number of threads (else one for each core)' },
  twoPlayers: { fr: 'Il faut au moins deux joueurs.', en: 'At least two players are needed.' },
  perMinute: { fr: '{rate} parties par minute', en: '{rate} matches a minute' },
  title: {
    fr: '{game} : {matches} parties, {seats} places, graine {seed}',
    en: '{game}: {matches} matches, {seats} seats, seed {seed}',
  },
  rotated: {
    fr: 'Chacun joue autant de parties à chaque place. Intervalles à 95 %.',
    en: 'Everybody plays as many matches in each seat. 95 % intervals.',
  },
  player: { fr: 'Joueur', en: 'Player' },
  matches: { fr: 'Parties', en: 'Matches' },
  share: { fr: 'Gain par place', en: 'Wins per seat' },
  against: { fr: 'Contre', en: 'Against' },
  score: { fr: 'Score', en: 'Score' },
  elo: { fr: 'Écart Elo', en: 'Elo difference' },
  seat: { fr: 'Place {seat} : {share}', en: 'Seat {seat}: {share}' },
  bySeat: { fr: 'Gain par place de la table, tous joueurs : {seats}', en: 'Wins by seat of the table, all players: {seats}' },
} as const satisfies Record<string, Words>;
