import { randomBytes } from 'node:crypto';
import { type Game, newHeader } from '@pocket-stadium/kernel';
import { EXIT, refusedAs, wrongUse } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { wholeNumber } from '../numbers.ts';
import { seatsFrom } from '../seats.ts';
import { toCsv, toJson } from '../simulate/export.ts';
import type { Simulation } from '../simulate/games.ts';
import { simulateAll } from '../simulate/pool.ts';
import { progressBar } from '../simulate/progress.ts';
import { Report } from '../simulate/report.ts';
import { SIMULATE } from '../simulate/words.ts';
import { allCores } from '../threads.ts';
import { W } from '../words.ts';
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
}

export const simulate: StadiumCommand = {
  name: 'simulate',
  summary: SIMULATE.summary,
  define(command, say) {
    command
      .argument('<game>', say(W.gameArgument))
      .option('--games <n>', say(SIMULATE.games), wholeNumber(say, 1, 1_000_000_000), 1000)
      .option('--seed <text>', say(SIMULATE.seed))
      .option('--seats <list>', say(SIMULATE.seats))
      .option('--option <name=value>', say(W.optionOption), (value: string, all: string[]) => [...all, value], [])
      .option('--workers <n>', say(SIMULATE.workers), wholeNumber(say, 1, 256))
      .option('--nodes <n>', say(SIMULATE.nodes), wholeNumber(say, 1, 1_000_000_000), 500)
      .option('--json', say(W.jsonOption))
      .option('--csv', say(SIMULATE.csv));
  },
  async run(context, command) {
    const [id = ''] = command.args;
    const options = command.opts<SimulateOptions>();
    if (options.json && options.csv) throw wrongUse(SIMULATE.jsonOrCsv);
    const game = gameNamed(id);
    const simulation = simulationOf(game, options, context);
    const number = (value: number) => value.toLocaleString(context.lang, { maximumFractionDigits: 0 });
    const bar = progressBar(options.games, (perSecond) => context.say(SIMULATE.perSecond, { rate: number(perSecond) }));
    const tallies = await simulateAll(simulation, options.games, options.workers ?? allCores(), bar.update);
    bar.clear();
    if (options.json) process.stdout.write(toJson(simulation, tallies));
    else if (options.csv) process.stdout.write(toCsv(tallies));
    else context.terminal.print(...new Report(game, simulation, tallies, context.lang, context.terminal.paint).lines());
    return EXIT.ok;
  },
};

function simulationOf(game: Game, { seats: who, option, seed, nodes }: SimulateOptions, { lang }: Context): Simulation {
  const seats = seatsFrom(game, who, 'bots', lang);
  const header = newHeader(game, { seats, options: optionsFrom(game, option, seats.length), dice: { kind: 'seed' } });
  if (!header.ok) throw refusedAs(EXIT.usage, header.problem);
  return { header: header.value, seed: seed ?? randomBytes(8).toString('hex'), nodes };
}
