import { solutionFile } from '@pocket-stadium/server/solutions';
import { solveAndKeep } from '../exact/solutions.ts';
import { EXACT, SOLVE } from '../exact/words.ts';
import { EXIT } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { progressBar } from '../simulate/progress.ts';
import { W } from '../words.ts';
import type { StadiumCommand } from './command.ts';
import { solverOf } from './exact.ts';

export const solve: StadiumCommand = {
  name: 'solve',
  summary: SOLVE.summary,
  define(command, say) {
    command
      .argument('<game>', say(W.gameArgument))
      .option('--option <name=value>', say(W.optionOption), (value: string, all: string[]) => [...all, value], []);
  },
  async run({ say, terminal, lang }, command) {
    const game = gameNamed(command.args[0] ?? '');
    const solver = await solverOf(game);
    const options = optionsFrom(game, command.opts<{ option: readonly string[] }>().option, game.about.seats.min);
    const bar = progressBar(1, () => say(EXACT.working));
    const bytes = await solveAndKeep(game, solver, options, bar.update);
    bar.clear();
    const kilobytes = Math.ceil(bytes / 1000).toLocaleString(lang);
    terminal.print(say(SOLVE.kept, { game: game.about.names, size: kilobytes, file: solutionFile(game, options) }));
    return EXIT.ok;
  },
};
