import type { Lang, Words } from '@pocket-stadium/kernel';
import { A4, BOTTOM, circle, INNER, KEEP, type Masthead, page, paragraph, polygon, TOP, text } from '@pocket-stadium/print/kit';
import { CORNERS, centre, type Grid, nameOf, reach } from '../rules/index.ts';

/** What is special about a cell: its colour, a point in its middle, a ring where somebody starts, a fence around what is somebody's. */
export interface CellMark {
  readonly fill: string;
  readonly point?: boolean;
  readonly ring?: string;
  readonly fenced?: boolean;
}

/** Where a cell lies on the page, and how large it is. */
export interface CellPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Room above the board for what is said about it. */
const HEAD = 34;

/** From the centre of a cell to its corner, in points. The board is as large as the page takes it. */
function cellSize(grid: Grid): number {
  const far = reach(grid);
  return Math.min(INNER / (2 * far.x), (BOTTOM - TOP - HEAD) / (2 * far.y));
}

/** The widest piece that stands on a cell of each of these grids with room around it. */
export function pieceFor(grids: readonly Grid[]): number {
  return 0.78 * Math.sqrt(3) * Math.min(...grids.map(cellSize));
}

/** A hexagonal board as large as the page takes it, every cell with its name, and what is said above it. */
export function hexBoard(
  about: Masthead,
  title: Words,
  grid: Grid,
  lang: Lang,
  drawn: { mark(cell: number): CellMark; says: Words; more?(placeOf: (cell: number) => CellPlace): readonly string[] },
): string {
  const size = cellSize(grid);
  const middle = { x: A4.width / 2, y: (TOP + HEAD + BOTTOM) / 2 };
  const placeOf = (cell: number): CellPlace => {
    const at = centre(grid, cell);
    return { x: middle.x + at.x * size, y: middle.y + at.y * size, size };
  };
  const parts = [paragraph(A4.margin, TOP - 6, drawn.says[lang], INNER, { size: 10.5, bold: true }).svg];
  for (let cell = 0; cell < grid.size; cell++) {
    const { x, y } = placeOf(cell);
    const mark = drawn.mark(cell);
    parts.push(
      polygon(
        CORNERS.map((corner) => [x + corner.x * size, y + corner.y * size]),
        { fill: mark.fill, 'stroke-width': 1.2 },
      ),
    );
    if (mark.fenced) {
      const inner = CORNERS.map((corner): readonly [number, number] => [x + corner.x * size * 0.9, y + corner.y * size * 0.9]);
      parts.push(polygon(inner, { 'stroke-width': 0.8 }));
    }
    if (mark.ring) parts.push(circle(x, y, size * 0.55, { stroke: mark.ring, 'stroke-width': 2, 'stroke-dasharray': '4 3' }));
    if (mark.point) parts.push(circle(x, y, size * 0.12, { fill: '#1B2730', ...KEEP }));
    parts.push(text(x, y + size * (mark.fenced ? 0.73 : 0.8), nameOf(grid, cell), { size: Math.max(5, size * 0.18), anchor: 'middle' }));
  }
  return page(about, title, lang, ...parts, ...(drawn.more?.(placeOf) ?? []));
}
