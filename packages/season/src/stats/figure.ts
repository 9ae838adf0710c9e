import type { Counts, StatColumn } from '../../kit/index.ts';

/** What somebody did: all that is known, and what was done in the matches of which every throw is `recorded`. */
export interface Did {
  readonly matches: number;
  readonly counts: Counts;
  readonly recorded: number;
  readonly rated: Counts;
}

/**
 * A figure of what somebody did; null where there was no chance for it, or nothing is known. Hits that were typed in without their times at bat
 * are counted, and no average is made from them.
 */
export function figure(column: StatColumn, { counts, recorded, rated }: Did): number | null {
  // What nobody wrote down of a typed result is not known. In a match that is recorded it did not happen.
  return column.of ? column.of(rated) : (counts[column.key] ?? (recorded > 0 ? 0 : null));
}

/** A figure as notebooks have it: `.312`, `12`; a dash where there is none. */
export function figureText(column: StatColumn, value: number | null): string {
  if (value === null) return '–';
  const text = value.toFixed(column.digits ?? 0);
  return column.digits === 3 ? text.replace(/^0\./, '.') : text;
}
