import { describe, expect, test } from 'vitest';
import { hexGrid } from '../rules/index.ts';
import { arrowFrom, layoutOf, liesBetter, nearest, placeOf } from './layout.ts';

const pitch = layoutOf(hexGrid({ x: 2, y: 4, z: 4 }));
const turned = layoutOf(hexGrid({ x: 2, y: 4, z: 4 }), true);

describe('the drawing', () => {
  test('columns go from left to right, cells from the top down', () => {
    expect(pitch.columns.map((column) => column.map(({ name }) => name).at(0))).toEqual(['a7', 'b8', 'c9', 'd8', 'e7']);
  });

  test('turned by half a turn, the top is at the bottom and the left at the right', () => {
    expect(turned.columns[0]?.map(({ name }) => name).at(0)).toBe('e1');
    const [there, here] = [placeOf(turned, 'c9'), placeOf(pitch, 'c1')];
    expect(there.x).toBeCloseTo(here.x, 10);
    expect(there.y).toBeCloseTo(here.y, 10);
  });

  test('a finger means the nearest cell it is offered, and none that is far', () => {
    const { x, y } = placeOf(pitch, 'c5');
    expect(nearest(pitch, ['c4', 'c6'], { x, y: y - 0.8 }, 1.25)?.name).toBe('c6');
    expect(nearest(pitch, ['c9'], { x, y }, 1.25)).toBeNull();
  });
});

describe('arrow keys', () => {
  const walk = (start: string, arrows: readonly Parameters<typeof arrowFrom>[2][]) => {
    const level = placeOf(pitch, start).y;
    return arrows.reduce((place, arrow) => arrowFrom(pitch, place, arrow, level), placeOf(pitch, start)).name;
  };

  test('up and down stay in the column and stop at the edge', () => {
    expect(walk('c5', ['ArrowUp'])).toBe('c6');
    expect(walk('c8', ['ArrowUp', 'ArrowUp', 'ArrowUp'])).toBe('c9');
    expect(walk('a1', ['ArrowDown'])).toBe('a1');
  });

  test('left and right along the board do not drift from the height where they began', () => {
    expect(walk('c5', ['ArrowLeft', 'ArrowLeft'])).toBe('a4');
    expect(walk('c5', ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])).toBe('e4');
    expect(walk('e4', ['ArrowRight'])).toBe('e4');
  });

  test('on a turned board arrows follow what is seen', () => {
    expect(arrowFrom(turned, placeOf(turned, 'c5'), 'ArrowUp', 0).name).toBe('c4');
    expect(arrowFrom(turned, placeOf(turned, 'c5'), 'ArrowRight', 0).name.startsWith('b')).toBe(true);
  });

  test('on a board that lies on its side they follow what is seen too', () => {
    const lying = layoutOf(hexGrid({ x: 2, y: 4, z: 4 }), false, true);
    const { x, y } = placeOf(lying, 'c9');
    expect([x > 0, Math.abs(y) < 1e-9]).toEqual([true, true]);
    expect(lying.reach).toEqual({ x: pitch.reach.y, y: pitch.reach.x });
    const go = (arrow: Parameters<typeof arrowFrom>[2]) => arrowFrom(lying, placeOf(lying, 'c5'), arrow, placeOf(lying, 'c5').x).name;
    expect(go('ArrowRight')).toBe('c6');
    expect(go('ArrowLeft')).toBe('c4');
    expect(go('ArrowUp').startsWith('b')).toBe(true);
    expect(go('ArrowDown').startsWith('d')).toBe(true);
  });

  test('a board lies down in a wide box only', () => {
    const grid = hexGrid({ x: 2, y: 4, z: 4 });
    expect(liesBetter(grid, 344, 430)).toBe(false);
    expect(liesBetter(grid, 560, 320)).toBe(true);
    expect(liesBetter(grid, 0, 0)).toBe(false);
  });
});
