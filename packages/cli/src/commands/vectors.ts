import { basename } from 'node:path';
import { checkDiceVector } from '@pocket-stadium/dice';
import { VECTOR_CHECKS } from '@pocket-stadium/games/shelf/vectors';
import type { Words } from '@pocket-stadium/kernel';
import type { VectorCheck } from '@pocket-stadium/kernel/vectors';
import { harmless } from '../../kit/text.ts';
import * as w from '../../words/commands.ts';
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
  run({ terminal, say }, command) {
    const { json } = command.opts<{ json?: boolean }>();
    let passed = 0;
    let failed = 0;
    const found: Difference[] = [];
    for (const file of command.args) {
      const { check, items, where } = vectorsOf(file, readText(file));
      for (const { line, text } of items) {
        const differences = compare(check, text, say);
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
  readonly items: readonly { readonly line: number; readonly text: string }[];
  /** How the place of a difference is said. */
  readonly where: Words;
}

/** Tables of dice are one JSON list; everything else is lines. */
function vectorsOf(file: string, text: string): Vectors {
  if (text.trimStart().startsWith('[')) {
    const tables = parsed(text);
    if (!Array.isArray(tables) || tables.length === 0) throw wrongUse(WORDS.notTables, { file });
    const items = tables.map((table, i) => ({ line: i + 1, text: JSON.stringify(table) }));
    return { check: checkDiceVector, items, where: WORDS.table };
  }
  const lines = text.split('\n').map((line, i) => ({ line: i + 1, text: line }));
  const items = lines.filter((line) => line.text.trim() !== '');
  return { check: checkFor(file, items[0]?.text), items, where: WORDS.line };
}

/** The game is told by the file's name, or by the field `game` of its first line. */
function checkFor(file: string, first: string | undefined): VectorCheck {
  const [, named] = /^(?:traces|positions)-(.+)\.jsonl$/.exec(basename(file)) ?? [];
  if (first === undefined) throw wrongUse(WORDS.empty, { file });
  const check = VECTOR_CHECKS.get(named ?? '') ?? VECTOR_CHECKS.get(gameField(first));
  if (!check) throw wrongUse(WORDS.unknown, { file, known: [...VECTOR_CHECKS.keys()] });
  return check;
}

/** No game where the line is no JSON: the file is refused then. */
function gameField(text: string): string {
  return String((parsed(text) as { game?: unknown } | null | undefined)?.game);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
