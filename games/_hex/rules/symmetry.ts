import { type Cell, type Cube, cellAt, type Grid, NOWHERE } from './grid.ts';

/** Where each cell goes, or null where the grid does not fall on itself. */
export type Symmetry = readonly Cell[] | null;

/** A rotation clockwise by so many sixths of a full turn. */
export function rotation(grid: Grid, sixths: number): Symmetry {
  return symmetry(grid, (cube) => {
    let turned = cube;
    for (let i = 0; i < ((sixths % 6) + 6) % 6; i++) turned = { x: -turned.z, y: -turned.x, z: -turned.y };
    return turned;
  });
}

/** The mirror image: left and right exchanged. */
export function mirror(grid: Grid): Symmetry {
  return symmetry(grid, ({ x, y, z }) => ({ x: -x, y: -z, z: -y }));
}

function symmetry(grid: Grid, image: (cube: Cube) => Cube): Symmetry {
  const cells = grid.cubes.map((cube) => cellAt(grid, image(cube)));
  return cells.includes(NOWHERE) ? null : cells;
}
