import {
  type InningsFigures,
  inningsFigures,
  inningsSolution,
  RUGBY,
  type RugbyFigures,
  rugbyFigures,
  rugbyGame,
  rugbySolution,
  solvableInnings,
} from '@pocket-stadium/bots';
import { GAMES, type Game, type OptionValues } from '@pocket-stadium/rules';
import { isSolvable, useTable } from '@pocket-stadium/server/tables';
import { tellInnings, tellRugby } from '../exact/report.ts';
import { keepTable, solveAgain } from '../exact/tables.ts';
import { EXACT } from '../exact/words.ts';
import { EXIT, type Failure, wrongUse } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { progressBar } from '../simulate/progress.ts';
import { W } from '../words.ts';
import type { Context, StadiumCommand } from './command.ts';

export function notSolved(game: Game): Failure {
  const known = [...GAMES.values()].filter(isSolvable).map(({ about }) => about.id);
  return wrongUse(EXACT.unsolved, { game: game.about.names, known });
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
  run(context, command) {
    const game = gameNamed(command.args[0] ?? '');
    if (!isSolvable(game)) throw notSolved(game);
    const { option, json } = command.opts<{ option: readonly string[]; json?: boolean }>();
    const options = optionsFrom(game, option, game.about.seats.min);
    const figures = game.about.id === RUGBY ? rugby(options, context) : innings(game, options);
    if (json) process.stdout.write(`${JSON.stringify({ game: game.about.id, options, ...rounded(figures) }, null, 1)}\n`);
    else context.terminal.print(...('alwaysKick' in figures ? tellRugby(figures, context) : tellInnings(game, figures, context)));
    return EXIT.ok;
  },
};

function innings(game: Game, options: OptionValues): InningsFigures {
  const half = solvableInnings(game.about.id);
  const solved = inningsSolution(game.about.id, options);
  if (!half || !solved) throw notSolved(game);
  return inningsFigures(solved, options, half);
}

/** The table is worked out first if there is none; that takes longest. */
function rugby(options: OptionValues, { say }: Context): RugbyFigures {
  const game = rugbyGame();
  const bar = progressBar(1, () => say(EXACT.working));
  const kept = useTable(game as Game, options);
  if (!kept)
    keepTable(
      game as Game,
      options,
      solveAgain(game as Game, options, (done) => bar.update(done / 2)),
    );
  const figures = rugbyFigures(game, options, rugbySolution(options), (done) => bar.update(kept ? done : (1 + done) / 2));
  bar.clear();
  return figures;
}

/** As many decimals as are certain: values of pocket rugby are kept as single floats, draws in parts of 65,535. */
function rounded(figures: InningsFigures | RugbyFigures): object {
  const rugby = 'alwaysKick' in figures;
  const decimals = (name: string) => (name === 'draw' ? 4 : rugby ? 6 : 12);
  return JSON.parse(JSON.stringify(figures, (name, value) => (typeof value === 'number' ? Number(value.toFixed(decimals(name))) : value)));
}
