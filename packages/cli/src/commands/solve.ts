import * as shared from '../../words/commands.ts';
import * as w from '../../words/exact.ts';
import { solveAndKeep } from '../exact/solutions.ts';
import { EXIT } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { progressBar } from '../simulate/progress.ts';
import type { StadiumCommand } from './command.ts';
import { solverOf } from './exact.ts';

export const solve: StadiumCommand = {
  name: 'solve',
  summary: w.solve_summary,
  define(command, say) {
    command
      .argument('<game>', say(shared.game_argument))
      .option('--option <name=value>', say(shared.option_option), (value: string, all: string[]) => [...all, value], []);
  },
  async run({ say, terminal, lang }, command) {
    const game = gameNamed(command.args[0] ?? '');
    const solver = await solverOf(game);
    const options = optionsFrom(game, command.opts<{ option: readonly string[] }>().option, game.about.seats.min);
    const bar = progressBar(1, () => say(w.working));
    const { bytes, file } = await solveAndKeep(game, solver, options, bar.update);
    bar.clear();
    const kilobytes = Math.ceil(bytes / 1000).toLocaleString(lang);
    terminal.print(say(w.kept, { game: game.about.names, size: kilobytes, file }));
    return EXIT.ok;
  },
};
