import { cellText, columnOf, rowName, type Score } from '@pocket-stadium/kernel';
import type { Scene } from '../../kit/scene.ts';
import { clip, padEnd, padStart, width } from '../../kit/text.ts';

/** Who has how many of what, a row for each side; nothing where there is no room for it. */
export function drawScore({ columns: keys, rows }: Score, { game, paint, names, lang, columns, rows: room }: Scene): string[] {
  if (rows.length + 1 > room) return [];
  const headings = keys.map((key) => columnOf(game, key).label[lang]);
  const cells = rows.map(({ values }) => keys.map((key) => cellText(values[key], lang)));
  const widths = headings.map((heading, i) => 2 + Math.max(width(heading), ...cells.map((row) => width(row[i] ?? ''))));
  const first = Math.max(8, columns - widths.reduce((sum, each) => sum + each, 0));
  const titles = rows.map((row) => clip(rowName(game, row, names, lang), first));
  const widest = Math.max(...titles.map(width));
  const line = (title: string, row: readonly string[]) =>
    padEnd(title, widest) + row.map((cell, i) => padStart(cell, widths[i] ?? 0)).join('');
  return [paint.dim(line('', headings)), ...cells.map((row, i) => line(titles[i] ?? '', row))];
}
