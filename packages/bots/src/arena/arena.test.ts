import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, type Random, repeatableRandom } from '@pocket-stadium/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../kit/bot.ts';
import { randomBot } from '../random-bot.ts';
import { eloOf, estimateShare } from './interval.ts';
import { schedule, tablesOf } from './lineups.ts';
import { contestHeader, playMatch } from './match.ts';
import { parsePlayer, playersOf } from './players.ts';
import { addMatch, addTally, emptyTally, ratings } from './tally.ts';

// The same cases every time; new ones in the soak.
if (!process.env.SOAK) fc.configureGlobal({ seed: 1 });

const dice = (random: Random) => (count: number) => Array.from({ length: count }, () => 1 + random(6));

describe('who plays whom', () => {
  it('as many players as seats make one table, more make every choice, fewer meet tables of the others', () => {
    expect(tablesOf([0, 1], 2)).toEqual([[0, 1]]);
    expect(tablesOf([0, 1, 2], 2)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(tablesOf([0, 1], 3)).toEqual([
      [0, 1, 1],
      [1, 0, 0],
    ]);
    expect(tablesOf([0, 1, 1], 3)).toEqual([[0, 1, 1]]);
  });

  it('everybody sits as often in each seat as in any other', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 2, maxLength: 5 }), fc.integer({ min: 2, max: 4 }), (entrants, seats) => {
        const lineups = schedule(entrants, seats);
        for (const player of new Set(entrants)) {
          const counts = Array.from({ length: seats }, (_, seat) => lineups.filter((lineup) => lineup[seat] === player).length);
          expect(new Set(counts).size).toBe(1);
        }
      }),
    );
  });
});

describe('how sure a result is', () => {
  it('Wilson’s interval of eight out of ten', () => {
    const { mean, low, high } = estimateShare(8, 10);
    expect([mean, low, high].map((value) => value.toFixed(3))).toEqual(['0.800', '0.490', '0.943']);
    expect(estimateShare(10, 10)).toMatchObject({ mean: 1, high: 1 });
    expect(estimateShare(0, 10)).toMatchObject({ mean: 0, low: 0 });
  });

  it('three wins out of four are 191 points on the Elo scale', () => {
    expect(eloOf(0.75)).toBeCloseTo(190.85, 2);
    expect(eloOf(0.25)).toBeCloseTo(-190.85, 2);
    expect(eloOf(1)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the results', () => {
  it('two tallies added are the tally of both', () => {
    const one = emptyTally(2, 3);
    const other = emptyTally(2, 3);
    const both = emptyTally(2, 3);
    addMatch(one, [0, 1, 1], [1, 0, 0], 10);
    addMatch(both, [0, 1, 1], [1, 0, 0], 10);
    addMatch(other, [1, 1, 0], [0, 1 / 2, 1 / 2], 20);
    addMatch(both, [1, 1, 0], [0, 1 / 2, 1 / 2], 20);
    addTally(one, other);
    expect(one).toEqual(both);
  });

  it('a share is for a seat, a score is against each seat of the other', () => {
    const tally = emptyTally(2, 3);
    addMatch(tally, [0, 1, 1], [0, 1, 0], 10);
    const [first, second] = ratings(tally);
    expect(first).toMatchObject({ player: 1, share: { mean: 1 / 2 } });
    expect(second).toMatchObject({ player: 0, share: { mean: 0 } });
    // The player lost to one of the two, and got as much as the other.
    expect(second?.meetings[0]?.score.mean).toBe(1 / 4);
  });
});

describe('players', () => {
  it('are levels with or without a budget; others are refused with the names there are', () => {
    expect(parsePlayer('play-ball', 'best:500ms', {})).toMatchObject({ ok: true, value: { name: 'best', budget: { ms: 500 } } });
    expect(parsePlayer('play-ball', 'best:500', {})).toMatchObject({ ok: true, value: { name: 'best', budget: { nodes: 500 } } });
    expect(parsePlayer('play-ball', 'child', { nodes: 7 })).toMatchObject({ ok: true, value: { name: 'child', budget: { nodes: 7 } } });
    for (const given of ['', 'Best', 'best:', 'best:ms', 'toString', 'constructor']) {
      expect(parsePlayer('play-ball', given, {})).toMatchObject({ ok: false, problem: { code: 'unknown-player' } });
    }
    expect(playersOf('one-die-baseball')).toEqual(['random']);
  });
});

describe('a match', () => {
  it('shows a player what its seat sees and nothing more', () => {
    const game = GAMES.get('dice-and-run') as Game;
    const shown = new Map<unknown, number>();
    const spied: Game = {
      ...game,
      view(state, viewer) {
        const view = structuredClone(game.view?.(state, viewer));
        shown.set(view, viewer as number);
        return view;
      },
    };
    let choices = 0;
    let hidden = 0;
    const watchful: Bot = {
      choose(given, view, seat, budget, random) {
        choices++;
        expect(shown.get(view)).toBe(seat);
        if (JSON.stringify(view).includes('"pitch":null')) hidden++;
        return randomBot.choose(given, view, seat, budget, random);
      },
    };
    const header = contestHeader(game, { mode: 'advanced', innings: 2 }, ['A', 'B']);
    if (!header.ok) throw new Error(header.problem.message.en);
    const player = { bot: watchful, budget: {} };
    playMatch(spied, header.value, [player, player], { dice: dice(repeatableRandom(1)), random: repeatableRandom(2) });
    expect(choices).toBeGreaterThan(20);
    expect(hidden).toBeGreaterThan(5);
  });

  it('has the same dice whatever the bots draw', () => {
    const game = GAMES.get('one-die-baseball') as Game;
    const header = contestHeader(game, {}, ['A', 'B']);
    if (!header.ok) throw new Error('header');
    const runs = [0, 1].map((wasted) => {
      const random = repeatableRandom(3);
      for (let i = 0; i < wasted; i++) random(6);
      return playMatch(game, header.value, new Array(2).fill({ bot: randomBot, budget: {} }), { dice: dice(repeatableRandom(4)), random });
    });
    expect(runs[0]).toEqual(runs[1]);
  });
});
