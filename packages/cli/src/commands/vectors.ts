import { basename } from 'node:path';
import { checkDiceVector } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { VECTOR_CHECKS } from '@pocket-stadium/games/shelf/vectors';
import type { Game, Words } from '@pocket-stadium/kernel';
import type { VectorCheck } from '@pocket-stadium/kernel/vectors';
import { harmless } from '../../kit/text.ts';
import * as w from '../../words/commands.ts';
import { valuesFor } from '../exact/vector-values.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { readText } from '../files.ts';
import { COMMAND } from '../words.ts';
import type { Say, StadiumCommand } from './command.ts';

const WORDS = COMMAND.vectors;

interface Difference {
  readonly file: string;
  readonly line: number;
  readonly difference: string;
}

export const vectors: StadiumCommand = {
  name: 'vectors',
  summary: WORDS.summary,
  define(command, say) {
    command.argument('<file...>', say(WORDS.file)).option('--json', say(w.json_option));
  },
  async run({ terminal, say }, command) {
    const { json } = command.opts<{ json?: boolean }>();
    let passed = 0;
    let failed = 0;
    const found: Difference[] = [];
    for (const file of command.args) {
      const { check, items, where, game } = vectorsOf(file, readText(file));
      const compareValue = await valuesFor(game);
      for (const { line, text } of items) {
        const differences = [...compare(check, text, say), ...(await compareValue(text))];
        if (differences.length === 0) passed++;
        else failed++;
        for (const difference of differences) {
          found.push({ file, line, difference });
          if (!json) terminal.print(harmless(say(where, { file, line, difference })));
        }
      }
    }
    // The last line is the same in every language: other programs read it.
    terminal.print(json ? JSON.stringify({ passed, failed, differences: found }, null, 2) : `${passed} passed, ${failed} failed`);
    return failed === 0 ? EXIT.ok : EXIT.failed;
  },
};

function compare(check: VectorCheck, text: string, say: Say): string[] {
  const line = parsed(text);
  return line === undefined ? [say(WORDS.notJson)] : check(line);
}

interface Vectors {
  readonly check: VectorCheck;
  /** The game that the lines are about; null where they are about none. */
  readonly game: Game | null;
  readonly items: readonly { readonly line: number; readonly text: string }[];
  /** The words for where a difference is. */
  readonly where: Words;
}

/** The tables of fair dice are one JSON list. All other vectors are lines. */
function vectorsOf(file: string, text: string): Vectors {
  if (text.trimStart().startsWith('[')) {
    const tables = parsed(text);
    if (!Array.isArray(tables) || tables.length === 0) throw wrongUse(WORDS.notTables, { file });
    const items = tables.map((table, i) => ({ line: i + 1, text: JSON.stringify(table) }));
    return { check: checkDiceVector, game: null, items, where: WORDS.table };
  }
  const lines = text.split('\n').map((line, i) => ({ line: i + 1, text: line }));
  const items = lines.filter((line) => line.text.trim() !== '');
  const id = gameOf(file, items[0]?.text);
  return { check: VECTOR_CHECKS.get(id) as VectorCheck, game: GAMES.get(id) ?? null, items, where: WORDS.line };
}

/** The game is told by the file's name, or by the field `game` of its first line. */
function gameOf(file: string, first: string | undefined): string {
  const [, named] = /^(?:traces|positions)-(.+)\.jsonl$/.exec(basename(file)) ?? [];
  if (first === undefined) throw wrongUse(WORDS.empty, { file });
  const id = [named ?? '', gameField(first)].find((one) => VECTOR_CHECKS.has(one));
  if (id === undefined) throw wrongUse(WORDS.unknown, { file, known: [...VECTOR_CHECKS.keys()] });
  return id;
}

/** The game that a line names. A line that is no JSON names none, and the file is refused then. */
function gameField(text: string): string {
  return String((parsed(text) as { game?: unknown } | null | undefined)?.game);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The line is no JSON: the comparison says so.
    return undefined;
  }
}
