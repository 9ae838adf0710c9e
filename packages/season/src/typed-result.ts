import { accept, type Result, refuse } from '@pocket-stadium/kernel';
import * as w from '../words/typed.ts';
import type { MatchResult } from './events.ts';
import { typedResult } from './export.ts';

type Two<T> = readonly [T, T];

/** What somebody writes of a match, home first: texts as they stand in a form or in a command. */
export interface Written {
  readonly scores: Two<string>;
  /** `0 1 0 2`: runs by inning, points by half; `x` for one that was not played. Empty where nobody wrote it down. */
  readonly lines: Two<string>;
  /** By key: `H`, `LOB`, `tries`. Empty where nobody counted. */
  readonly totals: Readonly<Record<string, Two<string>>>;
  /** Who goes on where it is level. */
  readonly advances?: 'home' | 'away';
}

/** The result that was written down. Without `draws` one of the two has won, or goes on. */
export function readWritten({ scores, lines, totals, advances }: Written, draws: boolean): Result<MatchResult> {
  const [home, away] = lines.map(lineOf);
  if (!home || !away) return refuse('bad-line', w.bad_line);
  const sums = [home, away].map((line) => line.reduce((sum: number, run) => sum + (run ?? 0), 0));
  const typed = home.length + away.length > 0;
  // Who wrote the innings need not add them up.
  const [h, a] = scores.map((text, i) => (text.trim() === '' && typed ? (sums[i] ?? 0) : countOf(text)));
  if (h === undefined || h === null || a === undefined || a === null) return refuse('bad-score', w.bad_score);
  if (typed && (sums[0] !== h || sums[1] !== a)) return refuse('line-differs', w.line_differs);
  if (h === a && !draws && advances === undefined) return refuse('no-draws', w.no_draws);
  const counts: [Record<string, number>, Record<string, number>] = [{}, {}];
  for (const [key, both] of Object.entries(totals)) {
    for (const [i, text] of both.entries()) {
      if (text.trim() === '') continue;
      const count = countOf(text);
      if (count === null) return refuse('bad-total', w.bad_total, { figure: key });
      (counts[i] as Record<string, number>)[key] = count;
    }
  }
  const counted = counts.some((own) => Object.keys(own).length > 0);
  return accept(
    typedResult(h, a, {
      ...(h === a && advances !== undefined && { advances }),
      ...(typed && { line: [home, away] as const }),
      ...(counted && { totals: counts }),
    }),
  );
}

const countOf = (text: string): number | null => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);

function lineOf(text: string): (number | null)[] | null {
  const parts = text.trim() === '' ? [] : text.trim().split(/[\s,;]+/);
  const runs = parts.map((part) => (/^[xX-]$/.test(part) ? null : /^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  return runs.some((run) => Number.isNaN(run)) ? null : runs;
}
