import { CORNERS, centre, type Grid, type Point, reach } from '../rules/index.ts';

/** A cell on the drawing, in units of a cell's side; the middle is 0, 0. */
export interface Place extends Point {
  readonly name: string;
  /** Column from the left as drawn. */
  readonly column: number;
}

export interface Layout {
  readonly byName: ReadonlyMap<string, Place>;
  /** From the left as drawn, each from the top down. */
  readonly columns: readonly (readonly Place[])[];
  /** How far the drawing reaches from its middle. */
  readonly reach: Point;
}

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];

/** The corners of a cell around its centre, for a polygon. */
export const CELL_POINTS = CORNERS.map(({ x, y }) => `${x.toFixed(4)},${y.toFixed(4)}`).join(' ');

/** A grid as drawn; `turned` by half a turn for those who play from the top. */
export function layoutOf(grid: Grid, turned = false): Layout {
  const sign = turned ? -1 : 1;
  const width = grid.spans.x;
  const places = grid.names.map((name, cell): Place => {
    const { x, y } = centre(grid, cell);
    const column = width + sign * (grid.cubes[cell]?.x ?? 0);
    return { name, x: sign * x, y: sign * y, column };
  });
  const columns = Array.from({ length: 2 * width + 1 }, (_, column) =>
    places.filter((place) => place.column === column).sort((a, b) => a.y - b.y),
  );
  return { byName: new Map(places.map((place) => [place.name, place])), columns, reach: reach(grid) };
}

/** A cell that is known to be on the drawing. */
export function placeOf(layout: Layout, name: string): Place {
  const place = layout.byName.get(name);
  if (!place) throw new Error(`no cell ${name} on this board`);
  return place;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The nearest of some cells, no further than `within`. */
export function nearest(layout: Layout, names: Iterable<string>, point: Point, within: number): Place | null {
  let best: Place | null = null;
  for (const name of names) {
    const place = layout.byName.get(name);
    if (place && distance(place, point) <= (best ? distance(best, point) : within)) best = place;
  }
  return best;
}

/**
 * The cell one arrow away. Sideways a hexagon has two neighbours: the one nearer to `level`, the
 * height at which the walk began, so that left and right along a board do not drift.
 */
export function arrowFrom(layout: Layout, from: Place, arrow: Arrow, level: number): Place {
  const column = layout.columns[from.column] ?? [];
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const step = arrow === 'ArrowUp' ? -1 : 1;
    return column[column.indexOf(from) + step] ?? from;
  }
  const beside = layout.columns[from.column + (arrow === 'ArrowLeft' ? -1 : 1)] ?? [];
  const off = (place: Place) => Math.abs(place.y - level);
  return beside.reduce((best, place) => (off(place) < off(best) - 1e-6 ? place : best), beside[0] ?? from);
}
