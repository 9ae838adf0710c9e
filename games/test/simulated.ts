import { type Bot, type Level, loadBot, loadOracle } from '@pocket-stadium/bots';
import { type Game, type Move, type OptionValues, type Random, repeatableRandom, shares, viewOf } from '@pocket-stadium/kernel';
import { GAMES } from '../shelf/rules.ts';

/** A match to play out many times, from a state that some rolls and the best moves led to. */
export interface PlayedOut {
  readonly gameId: string;
  readonly options: OptionValues;
  /** Entries before the state that is looked at. */
  readonly entries: number;
}

export interface Simulated {
  /** What the solution says seat 0 can expect, and what it got on average. */
  readonly expected: number;
  readonly mean: number;
  readonly standardError: number;
}

/** Plays matches out from a state with the best bots in both seats, and compares with what the solution says of the state. */
export async function simulate({ gameId, options, entries }: PlayedOut, matches: number, seed: number): Promise<Simulated> {
  const game = GAMES.get(gameId) as Game;
  const bot: Bot = await loadBot(gameId, 'best' as Level);
  const oracle = await loadOracle(gameId, options, 2);
  if (!oracle) throw new Error(`${gameId} is not solved`);
  const random = repeatableRandom(seed);
  let start = game.start(options, 2);
  for (let entry = 0; entry < entries; entry++) start = step(game, bot, start, random);
  let sum = 0;
  let squares = 0;
  for (let match = 0; match < matches; match++) {
    const share = playOut(game, bot, start, random);
    sum += share;
    squares += share * share;
  }
  const mean = sum / matches;
  return { expected: oracle.expect(start)[0] as number, mean, standardError: Math.sqrt((squares / matches - mean * mean) / matches) };
}

function playOut(game: Game, bot: Bot, start: unknown, random: Random): number {
  let state = start;
  for (let next = game.next(state); ; next = game.next(state)) {
    if (next.kind === 'over') return shares(next.outcome, 2)[0] as number;
    state = step(game, bot, state, random);
  }
}

const faces: readonly number[][] = [[], [0], [0, 0], [0, 0, 0]];

function step(game: Game, bot: Bot, state: unknown, random: Random): unknown {
  const next = game.next(state);
  if (next.kind === 'roll') {
    const thrown = (faces[next.dice] as number[]).map(() => 1 + random(6));
    return game.roll(state, thrown).state;
  }
  if (next.kind === 'over') return state;
  const move: Move = bot.choose(game, viewOf(game, state, next.seat), next.seat, {}, random);
  const after = game.choose(state, move);
  if (!after.ok) throw new Error(after.problem.message.en);
  return after.state;
}
