import { randomBytes } from 'node:crypto';
import { type Game, newHeader } from '@pocket-stadium/kernel';
import { LEAGUES, type League } from '@pocket-stadium/season';
import { Option } from 'commander';
import * as shared from '../../words/commands.ts';
import * as ofSeason from '../../words/season.ts';
import * as w from '../../words/simulate.ts';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { wholeNumber } from '../numbers.ts';
import { seatsFrom } from '../seats.ts';
import { toCsv, toJson } from '../simulate/export.ts';
import type { Simulation } from '../simulate/games.ts';
import { simulateAll } from '../simulate/pool.ts';
import { progressBar } from '../simulate/progress.ts';
import { Report } from '../simulate/report.ts';
import { allCores } from '../threads.ts';
import type { Context, StadiumCommand } from './command.ts';

interface SimulateOptions {
  readonly games: number;
  readonly seed?: string;
  readonly seats?: string;
  readonly option: readonly string[];
  readonly workers?: number;
  readonly nodes: number;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly retrosheet?: string;
  readonly league: League;
}

export const simulate: StadiumCommand = {
  name: 'simulate',
  summary: w.summary,
  define(command, say) {
    command
      .argument('<game>', say(shared.game_argument))
      .option('--games <n>', say(w.games), wholeNumber(say, 1, 1_000_000_000), 1000)
      .option('--seed <text>', say(w.seed))
      .option('--seats <list>', say(w.seats))
      .option('--option <name=value>', say(shared.option_option), (value: string, all: string[]) => [...all, value], [])
      .option('--workers <n>', say(w.workers), wholeNumber(say, 1, 256))
      .option('--nodes <n>', say(w.nodes), wholeNumber(say, 1, 1_000_000_000), 500)
      .option('--json', say(shared.json_option))
      .option('--csv', say(w.csv))
      .option('--retrosheet <folder>', say(w.retrosheet))
      .addOption(new Option('--league <league>', say(ofSeason.league_option)).choices(LEAGUES).default('A'));
  },
  async run(context, command) {
    const [id = ''] = command.args;
    const options = command.opts<SimulateOptions>();
    if (options.json && options.csv) throw wrongUse(w.json_or_csv);
    const game = gameNamed(id);
    const simulation = simulationOf(game, options, context);
    if (options.retrosheet !== undefined) return openData(game, simulation, options, options.retrosheet, context);
    const number = (value: number) => value.toLocaleString(context.lang, { maximumFractionDigits: 0 });
    const bar = progressBar(options.games, (perSecond) => context.say(w.per_second, { rate: number(perSecond) }));
    const tallies = await simulateAll(simulation, options.games, options.workers ?? allCores(), bar.update);
    bar.clear();
    if (options.json) process.stdout.write(toJson(simulation, tallies));
    else if (options.csv) process.stdout.write(toCsv(tallies));
    else context.terminal.print(...new Report(game, simulation, tallies, context.lang, context.terminal.paint).lines());
    return EXIT.ok;
  },
};

/** Prints the matches themselves instead of figures about them. */
async function openData(
  game: Game,
  { header, seed, nodes }: Simulation,
  { games, league }: SimulateOptions,
  folder: string,
  context: Context,
): Promise<number> {
  const { simulatedFiles, writeFiles } = await import('../season/open-data.ts');
  const { files, why } = await simulatedFiles(game, header, { games, seed, nodes, lang: context.lang, league });
  writeFiles(folder, files);
  context.terminal.print(context.say(ofSeason.written, { files: files.length, folder }), ...(why ? [why.message[context.lang]] : []));
  return EXIT.ok;
}

function simulationOf(game: Game, { seats: who, option, seed, nodes }: SimulateOptions, { lang }: Context): Simulation {
  const seats = seatsFrom(game, who, 'bots', lang);
  const header = newHeader(game, { seats, options: optionsFrom(game, option, seats.length), dice: { kind: 'seed' } });
  if (!header.ok) throw refusedAs(EXIT.usage, header.problem);
  return { header: header.value, seed: seed ?? randomBytes(8).toString('hex'), nodes };
}
