import { describe, expect, it } from 'vitest';
import { timeLeft } from './clock.ts';

const CLOCKS = { left: [60_000, 30_000], running: 1, at: 1000 };

describe('clocks', () => {
  it('run for the seat whose turn it is alone', () => {
    expect(timeLeft(CLOCKS, 0, 11_000)).toBe(60_000);
    expect(timeLeft(CLOCKS, 1, 11_000)).toBe(20_000);
  });

  it('stop at nothing, and are absent where there is none', () => {
    expect(timeLeft(CLOCKS, 1, 99_000)).toBe(0);
    expect(timeLeft(null, 1, 99_000)).toBeNull();
    expect(timeLeft(CLOCKS, 2, 99_000)).toBeNull();
  });
});
