import { type OutlookChart, type OutlookLine, sumOf } from '@pocket-stadium/kernel';

/** A cell of the strip, for a face, a sum or a line: the throws that end there, by line. */
export interface StripCell {
  readonly key: string;
  /** The face or the sum; null where the throws of the line are named. */
  readonly number: number | null;
  /** The lines of the cell, the one with most of its throws first. */
  readonly parts: readonly { readonly line: OutlookLine; readonly ways: number }[];
}

/** A chart as a row of cells: six faces, the sums from the lowest, or a cell a line. */
export function stripCells({ dice, by, lines }: OutlookChart): StripCell[] {
  if (dice > 1 && by !== 'sum') return lines.map((line) => ({ key: line.id, number: null, parts: [{ line, ways: line.ways }] }));
  const numbers = Array.from({ length: 5 * dice + 1 }, (_, i) => dice + i);
  return numbers.map((number) => {
    const parts = lines.flatMap((line) => {
      const ways = line.throws.filter((faces) => sumOf(faces) === number).length;
      return ways > 0 ? [{ line, ways }] : [];
    });
    return { key: String(number), number, parts: parts.sort((a, b) => b.ways - a.ways) };
  });
}
