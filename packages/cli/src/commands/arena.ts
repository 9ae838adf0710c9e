import { randomBytes } from 'node:crypto';
import { addTally, contestHeader, emptyTally, parsePlayer, schedule, type Tally } from '@pocket-stadium/bots';
import type { Game } from '@pocket-stadium/kernel';
import * as w from '../../words/arena.ts';
import * as shared from '../../words/commands.ts';
import type { Contest } from '../arena/contest.ts';
import { report, toJson } from '../arena/report.ts';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { wholeNumber } from '../numbers.ts';
import { progressBar } from '../simulate/progress.ts';
import { allCores, inPortions } from '../threads.ts';
import type { StadiumCommand } from './command.ts';

interface ArenaOptions {
  readonly games: number;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly nodes: number;
  readonly seed?: string;
  readonly workers?: number;
  readonly json?: boolean;
  readonly withoutLuck?: boolean;
}

export const arena: StadiumCommand = {
  name: 'arena',
  summary: w.summary,
  define(command, say) {
    command
      .argument('<game>', say(shared.game_argument))
      .argument('<players...>', say(w.players))
      .option('--games <n>', say(w.games), wholeNumber(say, 1, 10_000_000), 100)
      .option('--seats <n>', say(w.seats), wholeNumber(say, 2, 8))
      .option('--option <name=value>', say(shared.option_option), (value: string, all: string[]) => [...all, value], [])
      .option('--nodes <n>', say(w.nodes), wholeNumber(say, 1, 1_000_000_000), 5000)
      .option('--seed <text>', say(w.seed))
      .option('--workers <n>', say(w.workers), wholeNumber(say, 1, 256))
      .option('--without-luck', say(w.without_luck))
      .option('--json', say(shared.json_option));
  },
  async run(context, command) {
    const [id = '', ...names] = command.args;
    const options = command.opts<ArenaOptions>();
    const game = gameNamed(id);
    const contest = contestOf(game, names, options);
    const matches = roundUp(options.games, schedule(contest.entrants, contest.seats).length);
    const rate = (perSecond: number) => (60 * perSecond).toLocaleString(context.lang, { maximumFractionDigits: 0 });
    const bar = progressBar(matches, (perSecond) => context.say(w.per_minute, { rate: rate(perSecond) }));
    const work = { worker: 'arena-worker', data: contest, games: matches, portion: 1 };
    const tallies = await inPortions<Tally>(work, options.workers ?? allCores(), bar.update);
    bar.clear();
    const all = emptyTally(contest.players.length, contest.seats);
    for (const tally of tallies) addTally(all, tally);
    if (options.json) process.stdout.write(toJson(contest, all));
    else context.terminal.print(...report(game, contest, all, context));
    return EXIT.ok;
  },
};

function contestOf(game: Game, names: readonly string[], { seats, option, nodes, seed, withoutLuck = false }: ArenaOptions): Contest {
  const { about } = game;
  if (names.length < 2) throw wrongUse(w.two_players);
  const unique = [...new Set(names)];
  const entrants = names.map((name) => unique.indexOf(name));
  const players = unique.map((text) => {
    const player = parsePlayer(about.id, text, { nodes });
    if (!player.ok) throw refusedAs(EXIT.usage, player.problem);
    return player.value;
  });
  const seatCount = seats ?? about.seats.min;
  const options = optionsFrom(game, option, seatCount);
  const header = contestHeader(game, options, new Array<string>(seatCount).fill('-'));
  if (!header.ok) throw refusedAs(EXIT.usage, header.problem);
  return { game: about.id, options, seats: seatCount, players, entrants, seed: seed ?? randomBytes(8).toString('hex'), withoutLuck };
}

/** Rounds up to a whole rotation, so that everybody plays as often in each seat. */
function roundUp(games: number, rotation: number): number {
  return Math.ceil(games / rotation) * rotation;
}
