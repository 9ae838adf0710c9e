import { describe, expect, it } from 'vitest';
import { area, HEIGHT, path, stepAt, WIDTH, xOf, yOf } from './chance-line.ts';

describe('the win-probability line', () => {
  it('is flat until something happens, then jumps', () => {
    expect(path([0.5, 1, 0])).toBe('M0 100.0H300.0V0.0H600.0V200.0');
    expect(area([0.5, 1])).toBe(`M0 100.0H600.0V0.0H${WIDTH}V${HEIGHT}H0Z`);
  });

  it('puts certain victory at the top', () => {
    expect([yOf(1), yOf(0)]).toEqual([0, HEIGHT]);
  });

  it('finds the step under a tap again', () => {
    for (let step = 0; step <= 37; step++) expect(stepAt(xOf(step, 37), 37)).toBe(step);
    expect(stepAt(-50, 10)).toBe(0);
    expect(stepAt(5000, 10)).toBe(10);
    expect(stepAt(100, 0)).toBe(0);
  });
});
