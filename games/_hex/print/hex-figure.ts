import type { Words } from '@pocket-stadium/kernel';
import { circle, el, type Figure, polygon, type Spot } from '@pocket-stadium/print/kit';
import { type Cell, CORNERS, centre, type Grid, reach } from '../rules/index.ts';
import type { CellMark } from './hex-board.ts';

const SIZE = 15;
const EDGE = 8;

/** A position on hexagons, small: cells, who stands where, and what is drawn over them. */
export function hexFigure(
  { key, says }: { readonly key: string; readonly says: Words },
  grid: Grid,
  drawn: {
    mark(cell: Cell): CellMark;
    stands(spotOf: (cell: Cell) => Spot, size: number): readonly string[];
    over(spotOf: (cell: Cell) => Spot, size: number): readonly string[];
  },
): Figure {
  const far = reach(grid);
  const width = Math.ceil(2 * (far.x * SIZE + EDGE));
  const height = Math.ceil(2 * (far.y * SIZE + EDGE));
  const spotOf = (cell: Cell): Spot => {
    const at = centre(grid, cell);
    return { x: width / 2 + at.x * SIZE, y: height / 2 + at.y * SIZE };
  };
  const draw = () => {
    const cells = grid.cubes.map((_, cell) => {
      const { x, y } = spotOf(cell);
      const { fill, point } = drawn.mark(cell);
      const corners = CORNERS.map((corner): readonly [number, number] => [x + corner.x * SIZE, y + corner.y * SIZE]);
      return polygon(corners, { fill, 'stroke-width': 0.8 }) + (point ? circle(x, y, 1.8, { fill: '#1B2730', stroke: 'none' }) : '');
    });
    return [...cells, ...drawn.stands(spotOf, SIZE), ...drawn.over(spotOf, SIZE)].join('');
  };
  return { key, says, width, height, draw };
}

/** A drawing in a box from -17 to 17, as wide as asked, around a spot. */
export function drawingAt({ x, y }: Spot, drawing: string, width: number): string {
  return el('g', { transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(width / 34).toFixed(3)})` }, drawing);
}
