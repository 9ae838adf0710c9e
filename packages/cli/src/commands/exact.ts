import { type Figures, isSolved, loadSolver, type Solver } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game, OptionValues } from '@pocket-stadium/kernel';
import { useSolution } from '@pocket-stadium/server/solutions';
import { solveAndKeep } from '../exact/solutions.ts';
import { EXACT } from '../exact/words.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { progressBar } from '../simulate/progress.ts';
import { W } from '../words.ts';
import type { Context, StadiumCommand } from './command.ts';

/** The solver of a game; whoever asks for one that is not solved is told which are. */
export async function solverOf(game: Game): Promise<Solver> {
  const solver = await loadSolver(game.about.id);
  if (solver) return solver;
  throw wrongUse(EXACT.unsolved, { game: game.about.names, known: [...GAMES.keys()].filter(isSolved) });
}

export const exact: StadiumCommand = {
  name: 'exact',
  summary: EXACT.summary,
  define(command, say) {
    command
      .argument('<game>', say(W.gameArgument))
      .option('--option <name=value>', say(W.optionOption), (value: string, all: string[]) => [...all, value], [])
      .option('--json', say(W.jsonOption));
  },
  async run(context, command) {
    const game = gameNamed(command.args[0] ?? '');
    const solver = await solverOf(game);
    const { option, json } = command.opts<{ option: readonly string[]; json?: boolean }>();
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
  const bar = progressBar(1, () => say(EXACT.working));
  const kept = await useSolution(game, options);
  if (!kept) await solveAndKeep(game, solver, options, (done) => bar.update(done / 2));
  const figures = solver.figures(options, (done) => bar.update(kept ? done : (1 + done) / 2));
  bar.clear();
  return figures;
}

/** As many decimals as are certain. */
function rounded({ data, decimals }: Figures): object {
  return JSON.parse(JSON.stringify(data, (name, value) => (typeof value === 'number' ? Number(value.toFixed(decimals(name))) : value)));
}
