import { appliedIn, type Game, lineOf, type OutlookChart, tellChance, tellWords, throwsWording } from '@pocket-stadium/kernel';
import { outlookFailures } from '@pocket-stadium/kernel/conformance-outlook';
import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { describe, expect, test } from 'vitest';
import { game as diceAndRun } from '../dice-and-run/rules/index.ts';
import { game as oneDie } from '../one-die-baseball/rules/index.ts';
import { game as rugby } from '../pocket-rugby/rules/index.ts';
import { GAMES } from '../shelf/rules.ts';
import { game as threeDice } from '../three-dice-baseball/rules/index.ts';
import { game as twoDice } from '../two-dice-baseball/rules/index.ts';

type Script = readonly (string | readonly number[])[];
const NAMES = ['Lucie', 'Max'];

function at(game: Game<never, never>, options: Record<string, unknown>, ...script: Script) {
  return playScript(openPlay(game as unknown as Game, { first: 0, ...options }), script);
}
type At = ReturnType<typeof at>;
const chartsOf = ({ game, state }: At): readonly OutlookChart[] => game.outlook?.(state) ?? [];
/** A chart as a person reads it. */
const read = ({ game }: At, chart: OutlookChart | undefined): string[] =>
  (chart?.lines ?? []).map((line) => {
    const throws = tellWords(game, throwsWording(chart as OutlookChart, line), NAMES, 'en');
    return `${throws}: ${tellWords(game, line.name, NAMES, 'en')} ${line.ways}`;
  });
const gist = (play: At, chart: OutlookChart | undefined, faces: readonly number[]): string | undefined => {
  const [first] = (chart && lineOf(chart, faces))?.cases ?? [];
  const told = first && play.game.gist?.(first.facts, play.facts());
  return told ? tellWords(play.game, told, NAMES, 'en') : undefined;
};
const odds = ({ game, state }: At, move: string): string[] => {
  const { chances = [], after } = game.odds?.(state, move) ?? {};
  return [...chances.map((chance) => tellChance(game, chance, NAMES, 'en')), ...(after ? [tellWords(game, after, NAMES, 'en')] : [])];
};

describe('before a throw, what each would do now', () => {
  test('one die: six faces, and the 5 says who else is out now', () => {
    const play = at(oneDie as never, {}, [2], [1]);
    const [chart] = chartsOf(play);
    expect(read(play, chart)).toEqual(['1: Single 1', '2: Double 1', '3: Triple 1', '4: Home run 1', '5: Thrown out 1', '6: Strikeout 1']);
    expect(gist(play, chart, [2])).toBe('no. 1 scores, no. 2 to third, no. 3 to second');
    expect(gist(play, chart, [5])).toBe('nos. 2 and 3 are out');
    expect(gist(play, chart, [4])).toBe('nos. 1, 2 and 3 score');
  });

  test('two dice: sums, and the double four out of the eights', () => {
    const play = at(twoDice as never, {});
    const [chart] = chartsOf(play);
    expect(read(play, chart)).toEqual([
      '2, 12: Home run 2',
      '3: Triple 2',
      '4, 10: Single 6',
      '5: Sacrifice 4',
      '6, 8, 9: Out 13',
      '7: Double play 6',
      '4-4: Walk 1',
      '11: Double 2',
    ]);
  });

  test('three dice: 125, 75, 15 and 1 of 216', () => {
    const play = at(threeDice as never, {});
    const [chart] = chartsOf(play);
    expect(chart?.lines.map(({ id, ways }) => [id, ways])).toEqual([
      ['ones-0', 125],
      ['ones-1', 75],
      ['ones-2', 15],
      ['ones-3', 1],
    ]);
  });

  test('Dice & Run: the batter sees both lists and nobody the dice', () => {
    const single: Script = [[1, 2], 'swing', [1, 1], 'accept', 'hold'];
    for (const pitch of [
      [1, 1],
      [6, 6],
    ]) {
      const play = at(diceAndRun as never, { mode: 'advanced' }, ...single, pitch);
      const [take, swing] = chartsOf(play);
      expect(read(play, take)).toEqual([
        '2: Wild pitch 1',
        '3, 5, 7, 9, 11: Strike 18',
        '4, 8: Ball 8',
        '6: Passed ball 5',
        '10: Hit by pitch 3',
        '12: Pickoff 1',
      ]);
      expect(gist(play, take, [6, 6])).toBe('no. 1 is out');
      expect(read(play, swing)).toContain('7: Foul ball 6');
    }
    const empty = at(diceAndRun as never, { mode: 'advanced' }, [6, 6]);
    expect(read(empty, chartsOf(empty)[0])).toContain('4, 8, 12: Ball 9');
  });

  test('rugby: two dice by their meaning, with the cards in force', () => {
    const play = at(rugby as never, {});
    expect(read(play, chartsOf(play)[0])).toEqual([
      '1-1: Penalty against 1',
      '2-2: Penalty and card 1',
      '3-3: Drop or 50-22 1',
      '4-4: They break away 1',
      '5-5: Penalty try 1',
      '6-6: Try and card 1',
      '3-x: Penalty won 10',
      '5-x: Try 6',
      '1-5: Try? The TMO 2',
      'others: Ball lost 12',
    ]);
    const carded = at(rugby as never, {}, [2, 2], [1, 2], 'kick', [1], [1]);
    expect(read(carded, chartsOf(carded)[0]).slice(7, 10)).toEqual(['5-x: Try 4', '2-5: Try? The TMO 2', '1-5: No try 2']);
  });
});

describe('after a throw, the line that applied', () => {
  test('is found from the state before it', () => {
    const play = at(twoDice as never, {});
    const step = play.game.roll(play.state, [4, 4]);
    expect(appliedIn(play.game, play.state, { type: 'roll', faces: [4, 4] }, step.facts)?.line.id).toBe('walk');
  });
  test('is that of the pitch once it is shown', () => {
    const play = at(diceAndRun as never, { mode: 'advanced' }, [4, 6]);
    const step = play.game.choose(play.state, 'take');
    expect(step.ok && appliedIn(play.game, play.state, { type: 'move', move: 'take' }, step.facts)?.line.id).toBe('hit-by-pitch');
  });
});

describe('what a choice needs, and how likely it is', () => {
  test('a penalty goes over with less than the second die', () => {
    expect(odds(at(rugby as never, {}, [3, 2]), 'kick')).toEqual(['under 2: 1 chance in 6', '3 points, then ball to Max, minute 3']);
    expect(odds(at(rugby as never, {}, [4, 3]), 'kick')[0]).toBe('under 4: 3 chances in 6');
    expect(odds(at(rugby as never, {}, [4, 3]), 'play')).toEqual(['You keep the ball, minute 5']);
  });
  test('a penalty conceded is a duel, a drop fails on a double', () => {
    expect(odds(at(rugby as never, {}, [1, 1]), 'kick')).toEqual([
      'higher than Lucie’s die: 15 in 36',
      '3 points, then ball to Lucie, minute 3',
    ]);
    expect(odds(at(rugby as never, {}, [3, 3]), 'drop')[0]).toBe('no double by Max: 30 in 36');
  });
  test('swing, take and react', () => {
    const play = at(diceAndRun as never, { mode: 'advanced' }, [1, 2]);
    expect(odds(play, 'swing')).toEqual(['a hit: 18 in 36', 'out: 12 in 36', 'Then Max may react']);
    expect(odds(play, 'take')).toEqual(['a ball: 15 in 36', 'a strike: 18 in 36']);
    expect(odds(at(diceAndRun as never, { mode: 'advanced' }, [1, 2], 'swing', [1, 1]), 'react')).toEqual([
      'the batter is out: 2 chances in 6',
      'an error, an extra base: 2 chances in 6',
    ]);
  });
  test.each([
    ['highest', 'higher than both dice: 55 in 216'],
    ['sum', 'higher than their total: 20 in 216'],
    ['lowest', 'higher than the lower die: 125 in 216'],
  ])('a steal with the duel %s', (stealDuel, told) => {
    const play = at(diceAndRun as never, { mode: 'advanced', stealDuel }, [1, 2], 'swing', [1, 1], 'accept');
    expect(odds(play, 'steal1')[0]).toBe(told);
  });
});

test('a game that foretells another throw is caught', () => {
  const game = GAMES.get('one-die-baseball') as Game;
  const wrong: Game = { ...game, outlook: (state) => game.outlook?.({ ...(state as object), bases: 0 }) ?? [] };
  const { state, next } = at(oneDie as never, {}, [1]);
  expect(outlookFailures(game, state, next, ['spectator'], NAMES)).toEqual([]);
  expect(outlookFailures(wrong, state, next, ['spectator'], NAMES).join()).toMatch(/does something else/);
});
