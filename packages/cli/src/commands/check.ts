import { seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { fill, type Play, type Result, readRecord, refuse, tellNext, type Values, type Words } from '@pocket-stadium/kernel';
import { harmless } from '../../kit/text.ts';
import * as w from '../../words/commands.ts';
import { EXIT } from '../failure.ts';
import { readText } from '../files.ts';
import { COMMAND } from '../words.ts';
import type { Context, StadiumCommand } from './command.ts';

const WORDS = COMMAND.check;

export const check: StadiumCommand = {
  name: 'check',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('<file...>', say(w.file_argument)).option('--json', say(w.json_option));
  },
  run(context, command) {
    const { json } = command.opts<{ json?: boolean }>();
    const reports = command.args.map((file) => ({ file, found: lookAt(readText(file)) }));
    if (json)
      context.terminal.print(
        JSON.stringify(
          reports.map(({ file, found }) => data(file, found)),
          null,
          2,
        ),
      );
    for (const { file, found } of json ? [] : reports) tell(context, file, found);
    return reports.every(({ found }) => found.ok && found.value.over) ? EXIT.ok : EXIT.failed;
  },
};

/** Folds the record by the rules. Dice that a seed gave are thrown again. */
function lookAt(text: string): Result<Play> {
  const read = readRecord(GAMES, text);
  return read.ok ? (otherDice(read.value) ?? read) : read;
}

function otherDice({ header, entries }: Play): Result<Play> | null {
  if (header.dice.kind !== 'seed' || header.dice.seed === undefined) return null;
  let rolls = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry.type !== 'roll') continue;
    const expected = seededFaces(header.dice.seed, rolls++, entry.faces?.length ?? 0);
    const { faces } = entry;
    if (entry.from !== 'seed' || faces === null || faces.every((face, i) => face === expected[i])) continue;
    return refuse('other-dice', WORDS.otherDice, { entry: index + 1, expected, given: faces }, { entry: index + 1 });
  }
  return null;
}

function tell({ terminal, lang, say }: Context, file: string, found: Result<Play>): void {
  const complain = (words: Words, values: Values) => process.stderr.write(`${harmless(fill(words, values, lang))}\n`);
  if (!found.ok) {
    complain(WORDS.wrong, { file, why: found.problem.message });
    return;
  }
  const { game, header, entries, next, over } = found.value;
  const names = header.seats.map(({ name }) => name);
  const told = tellNext(game, next, names, lang);
  const values = { file, game: game.about.names, entries: entries.length, outcome: told, next: told };
  if (over) terminal.print(harmless(say(WORDS.legal, values)));
  else complain(WORDS.unfinished, values);
}

function data(file: string, found: Result<Play>) {
  if (!found.ok) return { file, legal: false, complete: false, problem: found.problem };
  const { header, entries, over, outcome } = found.value;
  return { file, legal: true, complete: over, game: header.game, entries: entries.length, outcome };
}
