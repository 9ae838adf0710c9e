import { accept, type OptionValues, type Result, refuse, type Words } from '@pocket-stadium/rules';
import type { Ends } from './half.ts';
import { solvableInnings } from './half-games.ts';
import { type SolvedMatch, solveMatch } from './match-of-innings.ts';
import { solutionKey } from './solution-key.ts';

const FORMAT = 'pocket-stadium-innings-1';
const NOT_A_TABLE: Words = {
  fr: 'Ce fichier n’est pas une table de ce jeu avec ces options, ou il est d’une autre version.',
  en: 'This file is not a table of this game with these options, or it is of another version.',
};

/** A solution as text: what every half-inning is worth when it ends, from which all else follows. */
export function packInnings(gameId: string, options: OptionValues, { ends }: SolvedMatch): string {
  const rules = solvableInnings(gameId)?.game.about.rulesVersion;
  const kept = ends.map(({ low, high, exit, stops }) => ({ low, high, exit: [...exit], stops: [...(stops ?? [])] }));
  return JSON.stringify({ format: FORMAT, rules, key: solutionKey(gameId, options), ends: kept });
}

export function unpackInnings(gameId: string, options: OptionValues, text: string): Result<SolvedMatch> {
  const half = solvableInnings(gameId);
  const read = parse(text);
  const fits = read?.format === FORMAT && read.rules === half?.game.about.rulesVersion && read.key === solutionKey(gameId, options);
  if (!half || !read || !fits) return refuse('not-a-table', NOT_A_TABLE);
  const ends = read.ends.map(
    ({ low, high, exit, stops }): Ends => ({ low, high, exit: Float64Array.from(exit), stops: Uint8Array.from(stops) }),
  );
  return accept(solveMatch(half, options, { known: ends }));
}

interface Read {
  readonly format: string;
  readonly rules: number;
  readonly key: string;
  readonly ends: readonly { low: number; high: number; exit: readonly number[]; stops: readonly number[] }[];
}

function parse(text: string): Read | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
