import {
  contestHeader,
  estimateMean,
  loadOracle,
  loadPlayer,
  matchesToTell,
  parsePlayer,
  playMatch,
  type RatedMatch,
  rateChoices,
  review,
  type SidePoints,
  sidePoints,
  variance,
} from '@pocket-stadium/bots';
import { botRandom, diceStream } from '@pocket-stadium/dice';
import type { Game, OptionValues } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../shelf/rules.ts';

const SOAK = process.env.SOAK === '1';

interface Pairing {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: readonly [string, string];
  readonly matches: number;
}

/** The soak plays whole matches, every other run short ones. */
const PAIRINGS: readonly Pairing[] = SOAK
  ? [
      { game: 'pocket-rugby', options: {}, players: ['best', 'regular'], matches: 10_000 },
      { game: 'pocket-rugby', options: {}, players: ['regular', 'rookie'], matches: 10_000 },
      { game: 'dice-and-run', options: { mode: 'advanced' }, players: ['best', 'regular'], matches: 10_000 },
    ]
  : [
      { game: 'pocket-rugby', options: { minutes: 20, halves: 1 }, players: ['best', 'rookie'], matches: 120 },
      { game: 'dice-and-run', options: { mode: 'advanced', innings: 1 }, players: ['best', 'regular'], matches: 60 },
    ];

/** The matches of two bots, seats taken in turn, as the first of them sees them. */
async function play({ game: id, options, players, matches }: Pairing): Promise<SidePoints[]> {
  const game = GAMES.get(id) as Game;
  const header = contestHeader(game, options, ['A', 'B']);
  if (!header.ok) throw new Error(header.problem.message.en);
  const seated = await Promise.all(
    players.map((text) => {
      const player = parsePlayer(id, text, {});
      if (!player.ok) throw new Error(player.problem.message.en);
      return loadPlayer(id, player.value);
    }),
  );
  const oracle = await loadOracle(id, header.value.options, 2);
  if (!oracle) throw new Error('nobody knows');
  return Array.from({ length: matches }, (_, number) => {
    const turned = number % 2;
    const sources = { dice: diceStream('luck', number), random: botRandom('luck', number) };
    const { play: match } = playMatch(game, header.value, turned ? seated.toReversed() : seated, sources);
    const points = sidePoints(match, review(match, oracle));
    const both = points.reduce((sum, { choosing }) => sum + choosing, 0);
    if (Math.abs(both - 1) > 1e-9) throw new Error(`the points for choosing add up to ${both}`);
    return points[turned] as SidePoints;
  });
}

const known = new Map<Pairing, Promise<SidePoints[]>>();
function played(pairing: Pairing): Promise<SidePoints[]> {
  const points = known.get(pairing) ?? play(pairing);
  known.set(pairing, points);
  return points;
}

/** By how many standard errors a mean differs from nothing. */
const standardErrors = (values: readonly number[]): number => estimateMean(values).mean / Math.sqrt(variance(values) / values.length);

const luckOf = (points: readonly SidePoints[]): number[] => points.map(({ winning, choosing }) => winning - choosing);

describe('results without luck', () => {
  it.each(PAIRINGS)('are those with luck on average, and stray far less: $game, $players, $matches matches', async (pairing) => {
    const points = await played(pairing);
    expect(Math.abs(standardErrors(luckOf(points)))).toBeLessThan(4);
    const spread = (values: number[]) => Math.sqrt(variance(values));
    const [wins, choices] = [spread(points.map(({ winning }) => winning)), spread(points.map(({ choosing }) => choosing))];
    expect(choices).toBeLessThan(wins / 2);
    const rating = rateChoices(points);
    // The choices show which of the two is better: the interval has left the middle.
    expect(rating?.choosing.low).toBeGreaterThan(0.5);
    expect(rating?.choosing.mean).toBeGreaterThan(rating?.winning.low ?? 1);
    expect(rating?.choosing.mean).toBeLessThan(rating?.winning.high ?? 0);
    if (pairing.players[0] === 'best') expect(rating?.error.mean).toBeLessThan(1e-9);
    if (SOAK) {
      const needed = (values: number[]) => matchesToTell(estimateMean(values).mean, spread(values));
      console.log(
        pairing.game,
        pairing.players.join(' – '),
        `wins ${estimateMean(points.map(({ winning }) => winning)).mean.toFixed(4)} ± ${wins.toFixed(3)} a match,`,
        `choices ${rating?.choosing.mean.toFixed(4)} ± ${choices.toFixed(3)} a match,`,
        `luck ${standardErrors(luckOf(points)).toFixed(2)} standard errors;`,
        `matches needed: ${needed(points.map(({ winning }) => winning))} by wins, ${needed(points.map(({ choosing }) => choosing))} by choices`,
      );
    }
  });

  it('would notice bad luck that was overlooked', async () => {
    const luck = luckOf(await played(PAIRINGS[0] as Pairing));
    expect(Math.abs(standardErrors(luck.map((value) => Math.max(0, value))))).toBeGreaterThan(4);
  });

  it('have nothing to say about games without choices', async () => {
    const points = await played({ game: 'one-die-baseball', options: { innings: 2 }, players: ['random', 'random'], matches: 4 });
    for (const { error, interval, decisions } of points) expect([error, interval, decisions]).toEqual([null, null, 0]);
    expect(rateChoices(points)).toBeNull();
  });
});

describe('the rating of choices', () => {
  const match = (winning: number, choosing: number, decisions: number, cost: number): RatedMatch => ({
    winning,
    choosing,
    decisions,
    cost,
  });

  it('is a mean with Student’s interval; one match alone has none', () => {
    const { mean, low, high } = estimateMean([1, 2, 3, 4]);
    expect([mean, low, high].map((value) => value.toFixed(3))).toEqual(['2.500', '0.446', '4.554']);
    const many = Array.from({ length: 31 }, (_, i) => i);
    expect((estimateMean(many).high - 15) / Math.sqrt(variance(many) / 31)).toBeCloseTo(2.0423, 3);
    expect(rateChoices([match(1, 0.48, 10, 0.02)])?.choosing).toMatchObject({ mean: 0.48, low: Number.NEGATIVE_INFINITY });
  });

  it('counts what a choice gives away over all choices, not over matches', () => {
    expect(rateChoices([match(1, 0.5, 10, 0.1), match(0, 0.5, 30, 0.1), match(0, 0.5, 0, 0)])).toMatchObject({
      matches: 2,
      error: { mean: 0.005, low: 0 },
    });
  });

  it('more matches are needed where they stray more, or where there is less to tell', () => {
    expect(matchesToTell(0.538, 0.5)).toBe(1820);
    expect(matchesToTell(0.538, 0.05)).toBe(19);
    expect(matchesToTell(0.5, 0.05)).toBe(Number.POSITIVE_INFINITY);
  });
});
