import { describe, expect, test } from 'vitest';
import { CORNERS, centre, reach, textPlace } from './drawing.ts';
import { cellNamed, cellsIn, DIRECTIONS, directionTo, hexGrid, NOWHERE, nameOf, neighbour, ray, stepsApart } from './grid.ts';
import { mirror, rotation } from './symmetry.ts';

const runy = hexGrid({ x: 6, y: 6, z: 6 });
const pitch = hexGrid({ x: 2, y: 4, z: 4 });
const names = (grid: typeof runy, cells: readonly number[]) => cells.map((cell) => nameOf(grid, cell));

describe('cells', () => {
  test('a hexagon of side 7 has 127 cells, columns a to m, 1 at the bottom', () => {
    expect(runy.size).toBe(127);
    expect(runy.names[0]).toBe('a1');
    expect(runy.names.at(-1)).toBe('m7');
    expect(runy.cubes[cellNamed(runy, 'g1')]).toEqual({ x: 0, y: -6, z: 6 });
    expect(runy.cubes[cellNamed(runy, 'g13')]).toEqual({ x: 0, y: 6, z: -6 });
    expect(runy.cubes[cellNamed(runy, 'a1')]).toEqual({ x: -6, y: 0, z: 6 });
  });

  test('a field of W 2 and R 4 has columns of 7 8 9 8 7 cells', () => {
    const counts = [...'abcde'].map((letter) => pitch.names.filter((name) => name.startsWith(letter)).length);
    expect(counts).toEqual([7, 8, 9, 8, 7]);
  });

  test('a name and its cell give each other back', () => {
    for (let cell = 0; cell < runy.size; cell++) expect(cellNamed(runy, nameOf(runy, cell))).toBe(cell);
  });

  test('a table with a wrong cell is a mistake of its author', () => {
    expect(() => cellNamed(pitch, 'z9')).toThrow('no cell z9');
    expect(() => nameOf(pitch, 99)).toThrow('no cell 99');
    expect(() => hexGrid({ x: 13, y: 13, z: 13 })).toThrow('at most 26 columns');
  });

  test('a region is what its ranges allow', () => {
    expect(names(runy, cellsIn(runy, { y: [4, 6], z: [-6, -4] }))).toEqual(['e11', 'f11', 'f12', 'g11', 'g12', 'g13', 'h11', 'h12', 'i11']);
  });
});

describe('lines', () => {
  test('the six directions go clockwise from up', () => {
    const around = DIRECTIONS.map((_, direction) => nameOf(pitch, neighbour(pitch, cellNamed(pitch, 'c5'), direction)));
    expect(around).toEqual(['c6', 'd5', 'd4', 'c4', 'b4', 'b5']);
  });

  test('a neighbour’s neighbour the other way is the cell itself', () => {
    for (let cell = 0; cell < pitch.size; cell++) {
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbour(pitch, cell, direction);
        if (next !== NOWHERE) expect(neighbour(pitch, next, (direction + 3) % 6)).toBe(cell);
      }
    }
  });

  test('a ray runs to the edge', () => {
    expect(names(pitch, ray(pitch, cellNamed(pitch, 'a1'), 1))).toEqual(['b2', 'c3', 'd3', 'e3']);
    expect(ray(pitch, cellNamed(pitch, 'c9'), 0)).toEqual([]);
  });

  test('the longest line of a hexagon of side 7 is 12 steps', () => {
    const longest = Math.max(...runy.cubes.flatMap((_, cell) => DIRECTIONS.map((_, direction) => ray(runy, cell, direction).length)));
    expect(longest).toBe(12);
  });

  test('two cells are as many steps apart as a pawn walks between them', () => {
    expect(stepsApart(pitch, cellNamed(pitch, 'a1'), cellNamed(pitch, 'e3'))).toBe(4);
    expect(stepsApart(pitch, cellNamed(pitch, 'c1'), cellNamed(pitch, 'c9'))).toBe(8);
    expect(stepsApart(pitch, cellNamed(pitch, 'c5'), cellNamed(pitch, 'c5'))).toBe(0);
    expect(() => stepsApart(pitch, 0, 99)).toThrow('no cell 99');
  });

  test('two cells are on a line or not', () => {
    expect(directionTo(pitch, cellNamed(pitch, 'a1'), cellNamed(pitch, 'e3'))).toBe(1);
    expect(directionTo(pitch, cellNamed(pitch, 'a1'), cellNamed(pitch, 'c4'))).toBe(NOWHERE);
  });
});

describe('symmetry', () => {
  test('half a turn reverses the order of the cells', () => {
    for (const grid of [runy, pitch]) expect(rotation(grid, 3)).toEqual(grid.cubes.map((_, cell) => grid.size - 1 - cell));
  });

  test('a third of a turn takes the top of a hexagon to the lower right, and a field nowhere', () => {
    expect(nameOf(runy, rotation(runy, 2)?.[cellNamed(runy, 'g13')] ?? NOWHERE)).toBe('m1');
    expect(rotation(pitch, 2)).toBeNull();
    expect(rotation(pitch, 6)).toEqual([...pitch.cubes.keys()]);
    expect(rotation(runy, -1)).toEqual(rotation(runy, 5));
  });

  test('the mirror keeps heights and exchanges sides', () => {
    const image = mirror(pitch);
    expect(nameOf(pitch, image?.[cellNamed(pitch, 'a3')] ?? NOWHERE)).toBe('e3');
    expect(nameOf(pitch, image?.[cellNamed(pitch, 'c8')] ?? NOWHERE)).toBe('c8');
  });
});

describe('drawing', () => {
  test('neighbours are two half heights apart, corners one side from the centre', () => {
    for (const [cell] of runy.cubes.entries()) {
      for (let direction = 0; direction < 6; direction++) {
        const next = neighbour(runy, cell, direction);
        if (next === NOWHERE) continue;
        const [a, b] = [centre(runy, cell), centre(runy, next)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3), 10);
      }
    }
    for (const { x, y } of CORNERS) expect(Math.hypot(x, y)).toBeCloseTo(1, 10);
  });

  test('up is up, and nothing is drawn outside', () => {
    expect(centre(pitch, cellNamed(pitch, 'c9')).y).toBeLessThan(centre(pitch, cellNamed(pitch, 'c1')).y);
    expect(reach(pitch).x).toBe(4);
    expect(reach(pitch).y).toBeCloseTo(4.5 * Math.sqrt(3), 10);
  });

  test('in characters, columns stand side by side and half a cell apart', () => {
    expect(textPlace(pitch, cellNamed(pitch, 'c9'))).toEqual({ column: 2, row: 0 });
    expect(textPlace(pitch, cellNamed(pitch, 'd8'))).toEqual({ column: 3, row: 1 });
    expect(textPlace(pitch, cellNamed(pitch, 'a1'))).toEqual({ column: 0, row: 14 });
  });
});
