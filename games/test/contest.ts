import {
  addMatch,
  contestHeader,
  emptyTally,
  type Lineup,
  loadPlayer,
  type Player,
  parsePlayer,
  playMatch,
  type Rating,
  ratings,
  schedule,
} from '@pocket-stadium/bots';
import { type OptionValues, repeatableRandom } from '@pocket-stadium/kernel';
import { GAMES } from '../shelf/rules.ts';

/** Plays a contest with numbers that are the same every time, and says how everybody did, by name. */
export async function contest(
  gameId: string,
  options: OptionValues,
  names: readonly string[],
  matches: number,
  seed: number,
): Promise<Record<string, Rating>> {
  const game = GAMES.get(gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  const seats = game.about.seats.min;
  const header = contestHeader(game, options, new Array<string>(seats).fill('-'));
  if (!header.ok) throw new Error(header.problem.message.en);
  const unique = [...new Set(names)];
  const players = await Promise.all(unique.map((name) => playerNamed(gameId, name)));
  const lineups = schedule(
    names.map((name) => unique.indexOf(name)),
    seats,
  );
  const tally = emptyTally(unique.length, seats);
  for (let number = 0; number < Math.ceil(matches / lineups.length) * lineups.length; number++) {
    const lineup = lineups[number % lineups.length] as Lineup;
    const die = repeatableRandom(seed + 2 * Math.floor(number / lineups.length));
    const sources = {
      dice: (count: number) => Array.from({ length: count }, () => 1 + die(6)),
      random: repeatableRandom(seed + 2 * number + 1),
    };
    const { shares, entries } = playMatch(
      game,
      header.value,
      lineup.map((player) => players[player] as Player),
      sources,
    );
    addMatch(tally, lineup, shares, entries);
  }
  return Object.fromEntries(ratings(tally).map((rating) => [unique[rating.player] as string, rating]));
}

async function playerNamed(gameId: string, name: string): Promise<Player> {
  const player = parsePlayer(gameId, name, {});
  if (!player.ok) throw new Error(player.problem.message.en);
  return loadPlayer(gameId, player.value);
}
