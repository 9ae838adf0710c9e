import type { Entry } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { statisticsOf } from './statistics.ts';

const roll = (seat: number, ...faces: number[]): Entry => ({ type: 'roll', seat, faces, from: 'seed' });

describe('the statistics of the dice of a record', () => {
  it('count faces and doubles, and average each seat', () => {
    const entries: Entry[] = [roll(0, 3, 3), { type: 'move', seat: 0, move: 'kick' }, roll(1, 6), roll(0, 1, 2)];
    const { dice, faces, doubles, pairs, averages } = statisticsOf(entries, 2);
    expect(dice).toBe(5);
    expect(faces.map(({ value }) => value)).toEqual([1, 1, 2, 0, 0, 1]);
    expect(pairs).toBe(2);
    expect(doubles?.value).toBe(1);
    expect(averages.map(({ seat, figure }) => [seat, figure.value])).toEqual([
      [0, 2.25],
      [1, 6],
    ]);
  });

  it('leave out faces that are hidden, and seats that never threw', () => {
    const { dice, averages } = statisticsOf([{ type: 'roll', seat: 0, faces: null, from: 'fair' }, roll(1, 4)], 3);
    expect(dice).toBe(1);
    expect(averages.map(({ seat }) => seat)).toEqual([1]);
  });

  it('know games without dice', () => {
    expect(statisticsOf([], 2)).toMatchObject({ dice: 0, doubles: null, averages: [] });
  });
});
