import { CORNERS, centre, type Grid, type Point, reach } from '../rules/index.ts';

/** A cell on the drawing, in units of a cell's side; the middle is 0, 0. */
export interface Place extends Point {
  readonly name: string;
  /** Column from the left as drawn. */
  readonly column: number;
}

export interface Layout {
  readonly byName: ReadonlyMap<string, Place>;
  /** Columns from the left as drawn, each from the top down. */
  readonly columns: readonly (readonly Place[])[];
  /** How far the drawing reaches from its middle. */
  readonly reach: Point;
  /** The corners of a cell around its centre, for a polygon. */
  readonly cell: string;
  /** The board lies on its side: columns are seen as rows. */
  readonly lying: boolean;
}

export const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];

/** The corners of a cell around its centre, for a polygon. */
export const CELL_POINTS = polygon(CORNERS);

function polygon(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${x.toFixed(4)},${y.toFixed(4)}`).join(' ');
}

/** Turns a point by a quarter: what was up is on the right. */
const laid = ({ x, y }: Point): Point => ({ x: -y, y: x });
const upright = (point: Point): Point => point;

/** A grid as drawn. `turned` by a half for those who play from the top; `lying` where the box is wide. */
export function layoutOf(grid: Grid, turned = false, lying = false): Layout {
  const sign = turned ? -1 : 1;
  const width = grid.spans.x;
  const put = lying ? laid : upright;
  const places = grid.names.map((name, cell): Place => {
    const { x, y } = centre(grid, cell);
    const column = width + sign * (grid.cubes[cell]?.x ?? 0);
    return { name, column, ...put({ x: sign * x, y: sign * y }) };
  });
  const columns = Array.from({ length: 2 * width + 1 }, (_, column) =>
    places.filter((place) => place.column === column).sort((a, b) => along(a, lying) - along(b, lying)),
  );
  const { x, y } = reach(grid);
  return {
    byName: new Map(places.map((place) => [place.name, place])),
    columns,
    reach: lying ? { x: y, y: x } : { x, y },
    cell: polygon(CORNERS.map(put)),
    lying,
  };
}

/** Where a cell is in its column. */
export const along = ({ x, y }: Point, lying: boolean): number => (lying ? x : y);

/** Whether a grid gets clearly larger cells in a box when it lies on its side. */
export function liesBetter(grid: Grid, width: number, height: number): boolean {
  const { x, y } = reach(grid);
  return Math.min(width / y, height / x) > 1.15 * Math.min(width / x, height / y);
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

/** How far an arrow goes along a column, and how far across. */
const STEPS: Readonly<Record<Arrow, readonly [along: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const LYING_STEPS: typeof STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Whether an arrow stays in its column. */
export const goesAlong = ({ lying }: Layout, arrow: Arrow): boolean => (lying ? LYING_STEPS : STEPS)[arrow][0] !== 0;

/**
 * The cell one arrow away. Sideways a hexagon has two neighbours. The walk takes the one nearer to `level`, the height
 * at which it began, so that it does not drift. On a board that lies on its side up and down are sideways.
 */
export function arrowFrom(layout: Layout, from: Place, arrow: Arrow, level: number): Place {
  const column = layout.columns[from.column] ?? [];
  const [forward, aside] = (layout.lying ? LYING_STEPS : STEPS)[arrow];
  if (forward !== 0) return column[column.indexOf(from) + forward] ?? from;
  const beside = layout.columns[from.column + aside] ?? [];
  const off = (place: Place) => Math.abs(along(place, layout.lying) - level);
  return beside.reduce((best, place) => (off(place) < off(best) - 1e-6 ? place : best), beside[0] ?? from);
}
