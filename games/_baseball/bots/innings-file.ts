import { notASolution, solutionKey } from '@pocket-stadium/bots/kit';
import { accept, type Game, type OptionValues, type Result } from '@pocket-stadium/kernel';
import type { Ends } from './half.ts';
import type { InningsState } from './half-graph.ts';
import { type SolvedMatch, solveMatch } from './match-of-innings.ts';
import type { SolvableInnings } from './solvable.ts';

const FORMAT = 'pocket-stadium-innings-1';

/** A solution as text: what every half-inning is worth when it ends, from which all else follows. */
export function packInnings({ about }: Game, options: OptionValues, { ends }: Pick<SolvedMatch, 'ends'>): string {
  const kept = ends.map(({ low, high, exit, stops }) => ({ low, high, exit: [...exit], stops: [...(stops ?? [])] }));
  return JSON.stringify({ format: FORMAT, rules: about.rulesVersion, key: solutionKey(about.id, options), ends: kept });
}

export function unpackInnings<S extends InningsState>(
  half: SolvableInnings<S>,
  options: OptionValues,
  text: string,
): Result<SolvedMatch<S>> {
  const { about } = half.game;
  const read = parse(text);
  const fits = read?.format === FORMAT && read.rules === about.rulesVersion && read.key === solutionKey(about.id, options);
  if (!read || !fits) return notASolution();
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

/** Null where it is no JSON: the caller refuses the file. */
function parse(text: string): Read | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
