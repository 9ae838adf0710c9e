import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAGE_ADDRESSES } from '@pocket-stadium/games/shelf/page-addresses';
import { LANGS } from '@pocket-stadium/kernel';
import * as w from '../../words/commands.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { COMMAND } from '../words.ts';
import type { StadiumCommand } from './command.ts';

const WORDS = COMMAND.rules;

/** A figure cannot be drawn here, so its description is printed. */
const withoutPictures = (page: string): string => page.replaceAll(/!\[([^\]]*)\]\(figure:[^)]*\)/g, '$1');

export const rules: StadiumCommand = {
  name: 'rules',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('<game>', say(w.game_argument)).option('--path', say(WORDS.path));
  },
  run({ lang, terminal }, command) {
    const game = gameNamed(command.args[0] ?? '');
    const pages = PAGE_ADDRESSES[game.about.id];
    const address = pages?.[lang] ?? pages?.[LANGS[0]];
    if (address === undefined) throw wrongUse(WORDS.missing, { game: game.about.names });
    const file = fileURLToPath(import.meta.resolve(address));
    terminal.print(command.opts<{ path?: boolean }>().path ? file : withoutPictures(readFileSync(file, 'utf8')).trimEnd());
    return EXIT.ok;
  },
};
