import { type Figures, isSolved, loadSolver, type Solver } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game, OptionValues } from '@pocket-stadium/kernel';
import { useSolution } from '@pocket-stadium/server/solutions';
import * as shared from '../../words/commands.ts';
import * as w from '../../words/exact.ts';
import { judgePositions } from '../exact/positions.ts';
import { solveAndKeep } from '../exact/solutions.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { readText } from '../files.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { progressBar } from '../simulate/progress.ts';
import type { Context, StadiumCommand } from './command.ts';

/** The solver of a game. A person who asks for a game that is not solved is told which are. */
export async function solverOf(game: Game): Promise<Solver> {
  const solver = await loadSolver(game.about.id);
  if (solver) return solver;
  throw wrongUse(w.unsolved, { game: game.about.names, known: [...GAMES.keys()].filter(isSolved) });
}

interface ExactOptions {
  readonly option: readonly string[];
  readonly position?: string;
  /** A file with a position a line. */
  readonly positions?: string;
  readonly json?: boolean;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export const exact: StadiumCommand = {
  name: 'exact',
  summary: w.summary,
  define(command, say) {
    command
      .argument('<game>', say(shared.game_argument))
      .option('--option <name=value>', say(shared.option_option), (value: string, all: string[]) => [...all, value], [])
      .option('--position <text>', say(w.position_option))
      .option('--positions <file>', say(w.positions_option))
      .option('--json', say(shared.json_option));
  },
  async run(context, command) {
    const game = gameNamed(command.args[0] ?? '');
    const solver = await solverOf(game);
    const { option, json, position, positions } = command.opts<ExactOptions>();
    if (position !== undefined) return judgePositions(context, game, [position], json ?? false);
    if (positions !== undefined) return judgePositions(context, game, linesOf(readText(positions)), json ?? false);
    const options = optionsFrom(game, option, game.about.seats.min);
    const figures = await figuresOf(game, solver, options, context);
    if (json) process.stdout.write(`${JSON.stringify({ game: game.about.id, options, ...rounded(figures) }, null, 1)}\n`);
    else context.terminal.print(...figures.told(context.lang));
    return EXIT.ok;
  },
};

/** The solution is worked out first where figures need it and it was not kept; that takes longest. */
async function figuresOf(game: Game, solver: Solver, options: OptionValues, { say }: Context): Promise<Figures> {
  if (!solver.figuresNeedSolution) return solver.figures(options);
  const bar = progressBar(1, () => say(w.working));
  const kept = await useSolution(game, options);
  if (!kept) process.stderr.write(`${say(w.solved_first)}\n`);
  if (!kept) await solveAndKeep(game, solver, options, (done) => bar.update(done / 2));
  const figures = solver.figures(options, (done) => bar.update(kept ? done : (1 + done) / 2));
  bar.clear();
  return figures;
}

/** Prints as many decimals as are certain. */
function rounded({ data, decimals }: Figures): object {
  return JSON.parse(JSON.stringify(data, (name, value) => (typeof value === 'number' ? Number(value.toFixed(decimals(name))) : value)));
}
