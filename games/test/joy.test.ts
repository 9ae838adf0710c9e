import { type Fact, type Game, newHeader, Play, type Step } from '@pocket-stadium/kernel';
import type { BoardModule, Feat } from '@pocket-stadium/web/kit/board.ts';
import { chanceOf, rowBelow, rowOf } from '@pocket-stadium/web/kit/joy.ts';
import { describe, expect, it } from 'vitest';
import { featOf as inBaseball } from '../_baseball/board/feats.ts';
import { stampOf } from '../_baseball/board/stamps.ts';
import { featOf as inRugby } from '../pocket-rugby/board/feats.ts';
import { stampOf as rugbyStamp } from '../pocket-rugby/board/stamps.ts';
import { GAMES } from '../shelf/rules.ts';

const boardOf = (feat: unknown): BoardModule => ({ feat }) as unknown as BoardModule;
const BASEBALL = boardOf(inBaseball);
const RUGBY = boardOf(inRugby);

/** What a first throw of these faces is worth, in a match that seat 0 begins. */
function joyOf(id: string, board: BoardModule, faces: readonly number[]): { row: string; chance: number } | null {
  const game = GAMES.get(id) as Game;
  const header = newHeader(game, { seats: [{ name: 'A' }, { name: 'B' }], options: { first: 0 }, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const { state } = Play.start(game, header.value);
  const { facts }: Step<unknown> = game.roll(state, faces);
  const feat = board.feat?.(facts);
  if (!feat) return null;
  const chance = chanceOf(game, board, state, feat);
  return { row: rowOf(feat, chance), chance };
}

describe('how glad people are', () => {
  it('goes by the chance of the throw that did it, in its game', () => {
    expect(joyOf('one-die-baseball', BASEBALL, [4])).toEqual({ row: 'cheered', chance: expect.closeTo(1 / 6) });
    expect(joyOf('two-dice-baseball', BASEBALL, [6, 6])).toEqual({ row: 'feast', chance: expect.closeTo(2 / 36) });
    expect(joyOf('three-dice-baseball', BASEBALL, [1, 1, 1])).toEqual({ row: 'season', chance: expect.closeTo(1 / 216) });
    expect(joyOf('three-dice-baseball', BASEBALL, [1, 2, 3])).toEqual({ row: 'cheered', chance: expect.closeTo(75 / 216) });
    expect(joyOf('pocket-rugby', RUGBY, [5, 5])).toMatchObject({ row: 'feast' });
  });

  it('is nothing where nothing is gained', () => {
    expect(joyOf('two-dice-baseball', BASEBALL, [3, 4])).toBeNull();
    expect(joyOf('three-dice-baseball', BASEBALL, [2, 2, 3])).toBeNull();
  });

  it('can be raised for another reason, and drops a row when it comes again', () => {
    const goal: Feat = { key: 'goal', seat: 0, points: true, atLeast: 'feast' };
    expect(rowOf(goal, 1)).toBe('feast');
    expect(rowOf({ ...goal, points: false }, 1)).toBe('feast');
    expect(rowBelow('feast')).toBe('cheered');
    expect(rowBelow('noted')).toBe('noted');
  });
});

describe('a stamp', () => {
  const stamp = (...facts: object[]) => stampOf(facts as unknown as Fact[]);
  const play = (code: string, outs: number, runs = 0) => ({ code, seat: 0, outs, runs, moves: [] });

  it('tells the result, not what was tried', () => {
    for (const code of ['steal', 'steal-die', 'swing', 'take', 'react', 'accept', 'pitch', 'single-hit', 'half-over', 'roll-off'])
      expect(stamp({ code, seat: 0 })).toBeNull();
    expect(stamp(play('stolen-base', 0))?.text?.en).toBe('Base stolen');
    expect(stamp(play('caught-stealing', 1))?.text?.en).toBe('Caught stealing');
  });

  it('names a double play where two are out, and the out where one is', () => {
    expect(stamp(play('double-play', 2))?.text).toBeUndefined();
    expect(stamp(play('double-play', 1))?.text?.en).toBe('Out');
  });

  it('says that a kick missed', () => {
    const missed = rugbyStamp([{ code: 'penalty-missed', seat: 0, other: 1 }]);
    expect(missed?.text?.en).toBe('Missed');
    expect(rugbyStamp([{ code: 'drop-or-fifty22', seat: 0, other: 1 }])).toBeNull();
  });
});
