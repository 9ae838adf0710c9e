import type { Lang, Words } from '@pocket-stadium/kernel';
import { A4, BOTTOM, circle, INNER, page, polygon, TOP, text } from '@pocket-stadium/print/kit';
import { CORNERS, centre, type Grid, nameOf, reach } from '../rules/index.ts';

/** What is special about a cell: its colour, and a point in its middle. */
export interface CellMark {
  readonly fill: string;
  readonly point?: boolean;
}

/** A hexagonal board as large as the page takes it, every cell with its name. */
export function hexBoard(game: Words, title: Words, grid: Grid, markOf: (cell: number) => CellMark, lang: Lang): string {
  const far = reach(grid);
  const size = Math.min(INNER / (2 * far.x), (BOTTOM - TOP) / (2 * far.y));
  const middle = { x: A4.width / 2, y: (TOP + BOTTOM) / 2 };
  const parts: string[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    const at = centre(grid, cell);
    const x = middle.x + at.x * size;
    const y = middle.y + at.y * size;
    const mark = markOf(cell);
    parts.push(
      polygon(
        CORNERS.map((corner) => [x + corner.x * size, y + corner.y * size]),
        { fill: mark.fill, 'stroke-width': 1.2 },
      ),
    );
    parts.push(text(x, y + size * 0.72, nameOf(grid, cell), { size: Math.max(6, size * 0.24), anchor: 'middle' }));
    if (mark.point) parts.push(circle(x, y, size * 0.12, { fill: '#1B2730' }));
  }
  return page(game, title, lang, ...parts);
}
