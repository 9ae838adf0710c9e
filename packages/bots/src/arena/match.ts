import {
  type Entry,
  type Game,
  type Header,
  newHeader,
  type OptionValues,
  Play,
  type Random,
  type Result,
  shares,
  viewOf,
} from '@pocket-stadium/kernel';
import type { Bot, Budget } from '../../kit/bot.ts';

/** Somebody who plays, and what they may spend on a choice. */
export interface Player {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** Where a match gets its numbers from. The dice and the bots draw from different sources. */
export interface Sources {
  readonly dice: (count: number) => readonly number[];
  readonly random: Random;
}

export interface Played {
  /** The share of the match that each seat got. */
  readonly shares: readonly number[];
  readonly entries: number;
  readonly play: Play;
}

/** The header of the matches of a contest, or what is wrong with its options. */
export function contestHeader(game: Game, options: OptionValues, names: readonly string[]): Result<Header> {
  return newHeader(game, { seats: names.map((name) => ({ name })), options, dice: { kind: 'hand' } });
}

/** Plays one match to its end. A player sees what its seat sees. */
export function playMatch(game: Game, header: Header, players: readonly Player[], sources: Sources): Played {
  const play = Play.start(game, header);
  const bound = game.bound({ options: header.options, seats: players.length });
  while (!play.over) {
    const refused = play.append(nextEntry(play, players, sources));
    if (refused) throw new Error(`entry ${play.entries.length + 1}: ${refused.problem.message.en}`);
    if (play.entries.length > bound) throw new Error(`a match has gone on for more than ${bound} entries`);
  }
  return { shares: play.outcome ? shares(play.outcome, players.length) : [], entries: play.entries.length, play };
}

function nextEntry({ game, next, state }: Play, players: readonly Player[], { dice, random }: Sources): Entry {
  if (next.kind === 'over') throw new Error('the match is over');
  const { seat } = next;
  if (next.kind === 'roll') return { type: 'roll', seat, faces: dice(next.dice), from: 'hand' };
  const { bot, budget } = players[seat] as Player;
  const view = viewOf(game, state, seat);
  return { type: 'move', seat, move: bot.choose(game, view, seat, budget, random) };
}
