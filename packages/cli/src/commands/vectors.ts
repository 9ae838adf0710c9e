import { basename } from 'node:path';
import { VECTOR_CHECKS } from '@pocket-stadium/games/shelf/vectors';
import type { VectorCheck } from '@pocket-stadium/kernel/vectors';
import { harmless } from '../../kit/text.ts';
import { EXIT, wrongUse } from '../failure.ts';
import { readText } from '../files.ts';
import { COMMAND, W } from '../words.ts';
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
    command.argument('<file...>', say(WORDS.file)).option('--json', say(W.jsonOption));
  },
  run({ terminal, say }, command) {
    const { json } = command.opts<{ json?: boolean }>();
    let passed = 0;
    let failed = 0;
    const found: Difference[] = [];
    for (const file of command.args) {
      const lines = readText(file).split('\n');
      const check = checkFor(file, lines);
      for (const [index, text] of lines.entries()) {
        if (text.trim() === '') continue;
        const differences = compare(check, text, say);
        if (differences.length === 0) passed++;
        else failed++;
        for (const difference of differences) {
          found.push({ file, line: index + 1, difference });
          if (!json) terminal.print(harmless(say(WORDS.line, { file, line: index + 1, difference })));
        }
      }
    }
    // The last line is the same in every language: other programs read it.
    terminal.print(json ? JSON.stringify({ passed, failed, differences: found }, null, 2) : `${passed} passed, ${failed} failed`);
    return failed === 0 ? EXIT.ok : EXIT.failed;
  },
};

function compare(check: VectorCheck, text: string, say: Say): string[] {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    return [say(WORDS.notJson)];
  }
  return check(line);
}

/** The game is told by the file's name, or by the field `game` of its first line. */
function checkFor(file: string, lines: readonly string[]): VectorCheck {
  const [, named] = /^(?:traces|positions)-(.+)\.jsonl$/.exec(basename(file)) ?? [];
  const first = lines.find((line) => line.trim() !== '');
  if (first === undefined) throw wrongUse(WORDS.empty, { file });
  const check = VECTOR_CHECKS.get(named ?? '') ?? VECTOR_CHECKS.get(gameField(first));
  if (!check) throw wrongUse(WORDS.unknown, { file, known: [...VECTOR_CHECKS.keys()] });
  return check;
}

/** No game where the line is no JSON: the file is refused then. */
function gameField(text: string): string {
  try {
    return String((JSON.parse(text) as { game?: unknown } | null)?.game);
  } catch {
    return '';
  }
}
