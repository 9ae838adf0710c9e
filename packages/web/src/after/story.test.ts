import { type Review, type ReviewEntry, sideStories, sidesOf } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, inEveryLang } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { bigDice, dearChoices, hadChoices, isEstimate } from './story.ts';

const game = (id: string) => GAMES.get(id) as Game;
const header = (seats: number, options = {}) => ({ options, seats: Array.from({ length: seats }, (_, i) => ({ name: String(i) })) });
const roll = (number: number, seat: number, expect: number[], luck: number[]): ReviewEntry => ({
  number,
  type: 'roll',
  seat,
  expect,
  luck,
  remarks: [],
});
const choice = (number: number, seat: number, expect: number[], cost: number[], better?: string): ReviewEntry => ({
  number,
  type: 'move',
  seat,
  expect,
  luck: expect.map(() => 0),
  cost,
  ...(better ? { better: { move: better, name: inEveryLang(() => better) } } : {}),
  remarks: [],
});
const review = (entries: ReviewEntry[], start: number[]): Review => ({
  source: 'exact',
  error: 0,
  entries,
  totals: start.map((value) => ({ start: value, luck: 0, cost: 0, gained: 0, end: 0 })),
});

const RUGBY = review(
  [
    roll(1, 0, [0.6, 0.4], [0.1, -0.1]),
    choice(2, 0, [0.55, 0.45], [0.05, -0.05], 'kick'),
    roll(3, 1, [0.3, 0.7], [-0.25, 0.25]),
    choice(4, 1, [0.32, 0.68], [-0.02, 0.02], 'play'),
    choice(5, 1, [0.32, 0.68], [0, 0]),
  ],
  [0.5, 0.5],
);

describe('the story of a match', () => {
  it('adds up for each side: start, luck, own choices, those of others, end', () => {
    const sides = sideStories({ game: game('pocket-rugby'), header: header(2) }, RUGBY);
    expect(sides.map(({ side }) => side)).toEqual([0, 1]);
    for (const { start, luck, cost, gained, end } of sides) expect(start + luck - cost + gained).toBeCloseTo(end, 12);
    expect(sides[0]).toMatchObject({ start: 0.5, end: 0.32 });
    expect(sides[0]?.luck).toBeCloseTo(-0.15);
    expect(sides[0]?.cost).toBeCloseTo(0.05);
    expect(sides[0]?.gained).toBeCloseTo(0.02);
    expect(sides[0]?.line).toEqual([0.5, 0.6, 0.55, 0.3, 0.32, 0.32]);
  });

  it('counts a team as one: what its members choose is their own', () => {
    const dice = game('dice-and-run');
    expect(sidesOf({ game: dice, header: header(4) })).toEqual([
      { side: 0, seat: 0 },
      { side: 1, seat: 1 },
    ]);
    expect(sidesOf({ game: dice, header: header(4, { teams: 'VVVH' }) })).toEqual([
      { side: 1, seat: 0 },
      { side: 0, seat: 3 },
    ]);
    const entries = [choice(1, 2, [0.4, 0.6, 0.4, 0.6], [0.1, -0.1, 0.1, -0.1], 'take')];
    const [home, away] = sideStories({ game: dice, header: header(4) }, review(entries, [0.5, 0.5, 0.5, 0.5]));
    expect([home?.cost, home?.gained, away?.cost, away?.gained]).toEqual([0.1, 0, 0, 0.1]);
  });

  it('tells the dearest choices first, with the step they led to, and leaves out what cost nothing', () => {
    expect(dearChoices(RUGBY).map(({ step, seat, change }) => [step, seat, change])).toEqual([
      [2, 0, 0.05],
      [4, 1, 0.02],
    ]);
  });

  it('tells the dice that changed most, and whom they helped', () => {
    expect(bigDice(RUGBY).map(({ step, seat }) => [step, seat])).toEqual([
      [3, 1],
      [1, 0],
    ]);
  });

  it('calls estimates what may be off by a figure that is shown, and nothing else', () => {
    const off = (source: Review['source'], error: number) => isEstimate({ ...RUGBY, source, error });
    expect([off('exact', 0), off('exact', 1e-6)]).toEqual([false, false]);
    expect([off('exact', 8e-4), off('simulation', 0.05), off('search', 0.25)]).toEqual([true, true, true]);
  });

  it('knows a match of luck alone', () => {
    expect(hadChoices(RUGBY)).toBe(true);
    expect(hadChoices(review([roll(1, 0, [1, 0], [0.5, -0.5])], [0.5, 0.5]))).toBe(false);
  });
});
