import type { Game } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../shelf/rules.ts';
import type { PocketRugbyFact, PocketRugbyState } from '../rules/index.ts';
import { prospects } from './odds.ts';

const rugby = GAMES.get('pocket-rugby') as Game<PocketRugbyState, PocketRugbyFact>;
const OPTIONS = { minutes: 40, halves: 2, yellowMinutes: 10, first: 0 };

function after(...throws: number[][]): PocketRugbyState {
  return throws.reduce((state, faces) => rugby.roll(state, faces).state, rugby.start(OPTIONS, 2));
}
const chance = (list: ReturnType<typeof prospects>, points: number) =>
  list.filter((one) => one.points[0] === points).reduce((sum, one) => sum + one.probability, 0);

describe('the odds of a choice', () => {
  it('a penalty against a 4 is good with 1, 2 or 3', () => {
    const kick = prospects(rugby, after([3, 4]), 'kick');
    expect(chance(kick, 3)).toBeCloseTo(3 / 6);
    expect(kick.every(({ hand, minutes }) => hand === 1 && minutes === 2)).toBe(true);
  });

  it('playing it keeps the hand for as many minutes as the second die', () => {
    expect(prospects(rugby, after([3, 4]), 'play')).toEqual([{ probability: 1, points: [0, 0], hand: 0, minutes: 4 }]);
  });

  it('a drop fails on a double alone', () => {
    expect(chance(prospects(rugby, after([3, 3]), 'drop'), 3)).toBeCloseTo(30 / 36);
  });

  it('a conceded penalty is a duel of one die each, won by the higher', () => {
    const kick = prospects(rugby, after([1, 1]), 'kick');
    expect(kick.find(({ points }) => points[1] === 3)?.probability).toBeCloseTo(15 / 36);
    expect(kick.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
  });

  it('an unknown move has none', () => {
    expect(prospects(rugby, after([3, 4]), 'drop')).toEqual([]);
  });
});
