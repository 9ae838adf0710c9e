import { expect, test } from 'vitest';
import { Drag } from './drag.svelte.ts';

const at = (x: number, y: number) => () => ({ x, y });

test('a finger that hardly moves taps', () => {
  const drag = new Drag();
  drag.press('c2', 100, 100);
  expect(drag.move(103, 104, at(0, 0))).toBeNull();
  expect(drag.held).toBeNull();
  expect(drag.release()).toBeNull();
  expect(drag.swallowsClick()).toBe(false);
});

test('a drag begins once, follows the finger, and its click is no tap', () => {
  const drag = new Drag();
  drag.press('c2', 100, 100);
  expect(drag.move(120, 100, at(1, 0))).toBe('c2');
  expect(drag.move(140, 100, at(2, 0))).toBeNull();
  expect(drag.held).toEqual({ from: 'c2', at: { x: 2, y: 0 } });
  expect(drag.release()).toBe('c2');
  expect(drag.held).toBeNull();
  expect(drag.swallowsClick()).toBe(true);
  expect(drag.swallowsClick()).toBe(false);
});

test('what cannot be picked up cannot be dragged', () => {
  const drag = new Drag();
  drag.press(null, 100, 100);
  expect(drag.move(200, 200, at(5, 5))).toBeNull();
  expect(drag.held).toBeNull();
});
