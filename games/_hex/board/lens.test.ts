import { describe, expect, test } from 'vitest';
import { Lens } from './lens.svelte.ts';

const REACH = { x: 10, y: 11 };
const lensIn = (width: number, height: number) =>
  new Lens(
    () => REACH,
    () => ({ width, height }),
  );

describe('a board whose cells are too small for fingers', () => {
  test('offers to be seen larger; one with large cells does not', () => {
    expect(lensIn(344, 400).needed).toBe(true);
    expect(lensIn(800, 900).needed).toBe(false);
    expect(lensIn(0, 0).needed).toBe(false);
  });

  test('shows cells of at least 44 pixels, then all of it again', () => {
    const lens = lensIn(344, 400);
    expect(lens.box).toEqual({ x: -10, y: -11, width: 20, height: 22 });
    lens.toggle({ x: 0, y: 0 });
    expect(lens.open).toBe(true);
    expect((Math.sqrt(3) * 344) / lens.box.width).toBeGreaterThanOrEqual(44);
    lens.toggle({ x: 0, y: 0 });
    expect(lens.box.width).toBe(20);
  });

  test('follows a finger, no further than its edge, and such a move is no tap', () => {
    const lens = lensIn(344, 400);
    lens.toggle({ x: 9, y: 0 });
    expect(lens.box.x + lens.box.width).toBeCloseTo(10);
    lens.press(200, 200);
    lens.move(203, 200);
    expect(lens.swallowsClick()).toBe(false);
    lens.move(260, 200);
    lens.release();
    expect(lens.box.x + lens.box.width).toBeLessThan(10);
    expect(lens.swallowsClick()).toBe(true);
    expect(lens.swallowsClick()).toBe(false);
    lens.press(200, 200);
    lens.move(9000, 200);
    expect(lens.box.x).toBeCloseTo(-10);
  });

  test('goes where the keyboard goes', () => {
    const lens = lensIn(344, 400);
    lens.toggle({ x: 0, y: 0 });
    lens.show({ x: -9, y: -9 });
    expect(lens.box.x).toBeCloseTo(-10);
  });
});
