import { loadBot } from '@pocket-stadium/bots';
import { botRandom, commitmentOf, FairDice, seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type DiceSource, type Game, type Match, newHeader, Play } from '@pocket-stadium/kernel';

const ID = '00112233445566778899aabbccddeeff';
const SERVER_SEED = '5a'.repeat(32);
const STRINGS = ['vent d’ouest', 'salt & pepper', 'troisième'];

/** A match played to its end with the first legal move or a fixed choice among them, and dice that can be recomputed. */
export function playedMatch(gameId: string, dice: 'fair' | 'seed', options: Readonly<Record<string, unknown>> = {}, seed = 'e2e'): Match {
  const game = GAMES.get(gameId) as Game;
  const names = ['Lucie', 'Sami', 'Nora'].slice(0, game.about.seats.min);
  const strings = STRINGS.slice(0, names.length);
  const source: DiceSource =
    dice === 'seed' ? { kind: 'seed', seed } : { kind: 'fair', commitment: commitmentOf(SERVER_SEED), strings, seed: SERVER_SEED };
  const header = newHeader(game, { seats: names.map((name) => ({ name })), options, dice: source, id: ID, date: '2026-11-15' });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  const fair = new FairDice(SERVER_SEED, ID, strings);
  for (let i = 0; !play.over && i < 5000; i++) {
    const { next } = play;
    if (next.kind === 'roll') {
      const faces = dice === 'seed' ? seededFaces(seed, play.rolls, next.dice) : fair.faces(play.rolls + 1, next.dice);
      play.append({ type: 'roll', seat: next.seat, faces, from: dice });
    } else if (next.kind === 'choice') {
      const moves = game.moves(play.state);
      play.append({ type: 'move', seat: next.seat, move: moves[(i * 7919) % moves.length] as string });
    }
  }
  if (!play.over) throw new Error(`${gameId} is not over`);
  return play.match;
}

/** A match between two bots that see a little ahead: goals are scored, missed and allowed. */
export async function botMatch(gameId: string, options: Readonly<Record<string, unknown>> = {}): Promise<Match> {
  const game = GAMES.get(gameId) as Game;
  const bots = await Promise.all([loadBot(gameId, 'regular'), loadBot(gameId, 'rookie')]);
  const names = ['Lucie', 'Sami', 'Nora'].slice(0, game.about.seats.min);
  const header = newHeader(game, { seats: names.map((name) => ({ name })), options, dice: { kind: 'seed', seed: 'bots' }, id: ID });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  for (let i = 0; !play.over && i < 2000; i++) {
    const { next, state } = play;
    if (next.kind === 'roll') {
      play.append({ type: 'roll', seat: next.seat, faces: seededFaces('bots', play.rolls, next.dice), from: 'seed' });
    } else if (next.kind === 'choice') {
      const bot = bots[next.seat % 2] as (typeof bots)[number];
      play.append({ type: 'move', seat: next.seat, move: bot.choose(game, state, next.seat, { nodes: 300 }, botRandom('bots', i)) });
    }
  }
  return play.match;
}

/** The same record with one die of a roll turned to another face. */
export function withChangedFace(match: Match, roll: number): Match {
  let rolls = 0;
  const entries = match.entries.map((entry) => {
    if (entry.type !== 'roll' || entry.faces === null || ++rolls !== roll) return entry;
    const [first = 1, ...rest] = entry.faces;
    return { ...entry, faces: [(first % 6) + 1, ...rest] };
  });
  return { ...match, entries };
}
