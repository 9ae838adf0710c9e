import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { COMMAND, W } from '../words.ts';
import type { StadiumCommand } from './command.ts';

const WORDS = COMMAND.rules;

/** The pages of the project, from where the build lies. */
const PAGES = new URL('../../../docs/rules/', import.meta.url);

export const rules: StadiumCommand = {
  name: 'rules',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('<game>', say(W.gameArgument)).option('--path', say(WORDS.path));
  },
  run({ lang, terminal }, command) {
    const game = gameNamed(command.args[0] ?? '');
    const file = fileURLToPath(new URL(`${game.about.id}.${lang}.md`, PAGES));
    if (!existsSync(file)) throw wrongUse(WORDS.missing, { game: game.about.names, file });
    terminal.print(command.opts<{ path?: boolean }>().path ? file : readFileSync(file, 'utf8').trimEnd());
    return EXIT.ok;
  },
};
