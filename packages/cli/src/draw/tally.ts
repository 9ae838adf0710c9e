import type { Tally } from '@pocket-stadium/rules';
import { clip, padEnd, padStart } from '../terminal/text.ts';
import type { Scene } from './scene.ts';

/** Who has how many of what, a row for each seat. */
export function drawTally({ rows }: Tally, { paint, names, lang }: Scene): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row.values)))];
  const title = (row: Tally['rows'][number]) => `${clip(names[row.seat] ?? String(row.seat), 16)} (${row.label[lang]})`;
  const first = Math.max(0, ...rows.map((row) => [...title(row)].length));
  const text = (row: Tally['rows'][number], column: string) => {
    const value = row.values[column];
    return typeof value === 'object' && value !== null && 'fr' in value ? value[lang] : String(value ?? '');
  };
  const widths = columns.map((column) => 2 + Math.max(column.length, ...rows.map((row) => text(row, column).length)));
  return [
    paint.dim(padEnd('', first) + columns.map((column, i) => padStart(column, widths[i] as number)).join('')),
    ...rows.map((row) => padEnd(title(row), first) + columns.map((column, i) => padStart(text(row, column), widths[i] as number)).join('')),
  ];
}
