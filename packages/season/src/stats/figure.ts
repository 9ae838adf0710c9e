import type { Counts, StatColumn } from '../../kit/index.ts';

/** A figure of somebody's counts; null where there was no chance for it. */
export function figure(column: StatColumn, counts: Counts): number | null {
  return column.of ? column.of(counts) : (counts[column.key] ?? 0);
}

/** A figure as notebooks have it: `.312`, `12`; a dash where there is none. */
export function figureText(column: StatColumn, value: number | null): string {
  if (value === null) return '–';
  const text = value.toFixed(column.digits ?? 0);
  return column.digits === 3 ? text.replace(/^0\./, '.') : text;
}
