import { fold, wrap } from '../../kit/text.ts';
import * as w from '../../words/commands.ts';
import { failedCheck } from '../failure.ts';
import { gameNamed } from '../games.ts';
import { COMMAND } from '../words.ts';
import type { StadiumCommand } from './command.ts';

const WORDS = COMMAND.glossary;

export const glossary: StadiumCommand = {
  name: 'glossary',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('<game>', say(w.game_argument)).argument('[word]', say(WORDS.term)).option('--json', say(w.json_option));
  },
  run({ lang, terminal }, command) {
    const [id = '', word] = command.args;
    const game = gameNamed(id);
    const entries = game.words.glossary.filter(({ term }) => word === undefined || fold(term[lang]).includes(fold(word)));
    if (entries.length === 0) throw failedCheck(WORDS.none, { given: word ?? '' });
    if (command.opts<{ json?: boolean }>().json) {
      terminal.print(JSON.stringify(entries, null, 2));
      return 0;
    }
    for (const { term, meaning } of entries) {
      terminal.print(terminal.paint.bold(term[lang]), ...wrap(meaning[lang], 78, '  '));
    }
    return 0;
  },
};
