import { isSolvable, tableFile } from '@pocket-stadium/server/tables';
import { keepTable, solveAgain } from '../exact/tables.ts';
import { EXACT, SOLVE } from '../exact/words.ts';
import { EXIT } from '../failure.ts';
import { gameNamed, optionsFrom } from '../games.ts';
import { progressBar } from '../simulate/progress.ts';
import { W } from '../words.ts';
import type { StadiumCommand } from './command.ts';
import { notSolved } from './exact.ts';

export const solve: StadiumCommand = {
  name: 'solve',
  summary: SOLVE.summary,
  define(command, say) {
    command
      .argument('<game>', say(W.gameArgument))
      .option('--option <name=value>', say(W.optionOption), (value: string, all: string[]) => [...all, value], []);
  },
  run({ say, terminal, lang }, command) {
    const game = gameNamed(command.args[0] ?? '');
    if (!isSolvable(game)) throw notSolved(game);
    const options = optionsFrom(game, command.opts<{ option: readonly string[] }>().option, game.about.seats.min);
    const bar = progressBar(1, () => say(EXACT.working));
    const content = solveAgain(game, options, bar.update);
    bar.clear();
    keepTable(game, options, content);
    const kilobytes = Math.ceil(content.length / 1000).toLocaleString(lang);
    terminal.print(say(SOLVE.kept, { game: game.about.names, size: kilobytes, file: tableFile(game, options) }));
    return EXIT.ok;
  },
};
