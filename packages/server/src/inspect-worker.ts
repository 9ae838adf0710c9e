import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, type Match, type OptionValues, type Result } from '@pocket-stadium/kernel';

export interface Inspected {
  readonly options: OptionValues;
  readonly over: boolean;
}

/** Folds a record from outside, in a thread of its own. Called with null it shows that the thread is there. */
export default function inspect(match: Match | null): Result<Inspected> | null {
  if (match === null) return null;
  const folded = foldMatch(GAMES, match);
  if (!folded.ok) return folded;
  return { ok: true, value: { options: folded.value.header.options, over: folded.value.over } };
}
