import type { Tally } from '@pocket-stadium/kernel';
import type { Scene } from '../../kit/scene.ts';
import { clip, padEnd, padStart, width } from '../../kit/text.ts';
import { TALLY } from './words.ts';

type Row = Tally['rows'][number];

/** Who has how many of what, a row for each seat; nothing where there is no room for it. */
export function drawTally({ rows }: Tally, { paint, names, lang, columns, rows: room }: Scene): string[] {
  if (rows.length + 1 > room) return [];
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row.values)))];
  const headings = keys.map((key) => TALLY[key]?.[lang] ?? key);
  const text = (row: Row, key: string) => {
    const value = row.values[key];
    return typeof value === 'object' && value !== null && 'fr' in value ? value[lang] : String(value ?? '');
  };
  const widths = keys.map((key, i) => 2 + Math.max(width(headings[i] ?? ''), ...rows.map((row) => width(text(row, key)))));
  const first = Math.max(8, columns - widths.reduce((sum, each) => sum + each, 0));
  const titles = rows.map((row) => clip(`${names[row.seat] ?? row.seat} (${row.label[lang]})`, first));
  const widest = Math.max(...titles.map(width));
  const line = (title: string, cells: readonly string[]) =>
    padEnd(title, widest) + cells.map((cell, i) => padStart(cell, widths[i] ?? 0)).join('');
  return [
    paint.dim(line('', headings)),
    ...rows.map((row, i) =>
      line(
        titles[i] ?? '',
        keys.map((key) => text(row, key)),
      ),
    ),
  ];
}
