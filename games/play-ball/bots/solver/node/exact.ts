import { readFile } from 'node:fs/promises';
import { FIELDS, game, type Result } from '../rules.ts';
import type { Judgement, Solution } from '../solution.ts';
import { openFile } from './solution-files.ts';

export interface ExactRequest {
  readonly position: string | undefined;
  /** A file with a position a line. */
  readonly positions: string | undefined;
  readonly solution: string | undefined;
  readonly json: boolean;
}

const VALUES = { W: 'won', L: 'lost', D: 'drawn' } as const;

/** `exact --position TEXT`: value and depth of a position and of every turn from it. The exit status. */
export async function exact({ position, positions, solution, json }: ExactRequest): Promise<number> {
  const lines = position !== undefined ? [position] : positions !== undefined ? await linesOf(positions) : null;
  if (!lines) {
    process.stderr.write('exact needs --position TEXT or --positions FILE, one position a line.\n');
    return 2;
  }
  const solutions = new Map<string, Result<Solution>>();
  let status = 0;
  for (const text of lines) {
    const judged = await judge(text, solution, solutions);
    if (!judged.ok) {
      status = 1;
      const { code, message } = judged.problem;
      process[json ? 'stdout' : 'stderr'].write(
        json ? `${JSON.stringify({ position: text, problem: code, message })}\n` : `${text}\n  ${message.en}\n`,
      );
    } else {
      process.stdout.write(json ? `${JSON.stringify({ position: text, ...judged.value })}\n` : told(text, judged.value));
    }
  }
  return status;
}

async function judge(text: string, file: string | undefined, solutions: Map<string, Result<Solution>>): Promise<Result<Judgement>> {
  const parsed = game.position?.parse(text);
  if (!parsed) throw new Error('the game has no positions');
  if (!parsed.ok) return parsed;
  const { frame, position } = parsed.value;
  const table = FIELDS.find(({ id }) => id === frame.field);
  if (!table) throw new Error(`no field ${frame.field}`);
  const solution = solutions.get(table.id) ?? (await openFile(table, file));
  solutions.set(table.id, solution);
  return solution.ok ? solution.value.judgement(position) : solution;
}

async function linesOf(file: string): Promise<string[] | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : text.split('\n').filter((line) => line.trim() !== '');
}

function told(text: string, { value, depth, turns }: Judgement): string {
  const one = (what: Pick<Judgement, 'value' | 'depth'>) => `${VALUES[what.value]}${what.depth === null ? '' : ` in ${what.depth}`}`;
  return `${text}\n  ${one({ value, depth })}\n${turns.map((turn) => `  ${one(turn).padEnd(12)}${turn.text}\n`).join('')}`;
}
