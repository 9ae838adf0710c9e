import { newHeader, Play } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import { game, type PocketRugbyFact } from '../rules/index.ts';
import { clockMarks, minuteAfter, percentOf } from './clock.ts';
import { angleOf, groundFor, MIDDLE, POST, pointAt, SPOTS, spotAt, TOUCH } from './ground.ts';
import { actionAt, currentAction, duration, sceneOf } from './scene.ts';

/** The facts of a match with these throws and moves, and how many of them came last. */
function played(...entries: readonly (readonly number[] | string)[]) {
  const header = newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { first: 0 }, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  const facts: PocketRugbyFact[] = [];
  let state = play.state;
  let latest = 0;
  for (const entry of entries) {
    const step = typeof entry === 'string' ? game.choose(state, entry) : game.roll(state, entry);
    if (!step.ok) throw new Error(step.problem.message.en);
    state = step.state;
    latest = step.facts.length;
    facts.push(...step.facts);
  }
  const last = entries.at(-1);
  const action = currentAction(facts);
  return { facts, state, scene: sceneOf(action, Math.min(latest, action.length), typeof last === 'string' ? [] : last) };
}

describe('the arc', () => {
  test.each(SPOTS)('spot %i lies at its angle from the try line, as far from the posts as the others', (x) => {
    for (const ground of [groundFor(360, 130), groundFor(366, 290), groundFor(440, 700)]) {
      const at = spotAt(ground, x);
      const degrees = (Math.atan2(at.y - ground.line, MIDDLE - at.x) * 180) / Math.PI;
      expect(degrees).toBeCloseTo((x - 1) * 18);
      expect(angleOf(x)).toBe((x - 1) * 18);
      expect(Math.hypot(at.x - MIDDLE, at.y - ground.line)).toBeCloseTo(ground.radius);
      expect(at.x).toBeGreaterThan(TOUCH.left);
      expect(at.y).toBeLessThan(ground.height);
    }
  });
});

describe('the ball', () => {
  test('stands on the spot of the second die, with an aim wherever a kick may succeed', () => {
    for (const x of [2, 4, 5, 6]) expect(played([3, x]).scene).toMatchObject({ ball: { at: 'spot', x }, aim: x });
    expect(played([3, 1]).scene).toMatchObject({ ball: { at: 'spot', x: 1 }, aim: null });
  });

  test('passes between the posts when the kick is good, outside when it is not', () => {
    const ground = groundFor(390, 300);
    const good = played([3, 4], 'kick', [3]).scene;
    const missed = played([3, 4], 'kick', [4]).scene;
    expect(good.ways).toEqual([{ from: { at: 'spot', x: 4 }, to: { at: 'between' }, kicked: true }]);
    expect(Math.abs(pointAt(ground, good.ball).x - MIDDLE)).toBeLessThan(POST);
    expect(Math.abs(pointAt(ground, missed.ball).x - MIDDLE)).toBeGreaterThan(POST);
    expect(good.dice).toEqual([{ face: 3, means: 'good' }]);
  });

  test('is grounded over the line for a try, then placed for the number that its conversion is against', () => {
    expect(played([5, 4]).scene).toMatchObject({ ball: { at: 'spot', x: 4 }, aim: 4, ways: [{ to: { at: 'over' } }, { to: { x: 4 } }] });
    // A yellow card takes one off the die.
    const carded = played([2, 2], [1, 2], 'play', [1, 2], [5, 4]).scene;
    expect(carded.aim).toBe(3);
    expect(played([5, 1], [6]).scene).toMatchObject({ aim: 6 });
    expect(played([4, 4], [5], [2]).scene).toMatchObject({ aim: 5, duel: null });
  });

  test('is carried against a defender, who may stop it', () => {
    expect(played([4, 4], [2]).scene.duel).toEqual([
      { seat: 1, die: 2 },
      { seat: 0, die: null },
    ]);
    expect(played([4, 4], [2], [5]).scene).toMatchObject({ ball: { at: 'short' }, refused: true });
  });

  test('lies where a position without a past has it', () => {
    const { state, scene } = played([3, 2]);
    expect(sceneOf(actionAt(state), 0)).toEqual({ ...scene, ways: [] });
    expect(actionAt(played([1, 2]).state)).toEqual([]);
  });

  test('goes into touch when it is lost, and is back in play after half-time', () => {
    expect(played([1, 2]).scene.ball).toEqual({ at: 'touch' });
    expect(currentAction([{ code: 'action' }, { code: 'half-time' }] as unknown as PocketRugbyFact[])).toEqual([]);
  });

  test('takes the time of its ways; what does not move takes none', () => {
    const { facts } = played([5, 4]);
    expect(duration(facts)).toBeGreaterThan(duration(played([1, 1]).facts));
    expect(duration([])).toBe(0);
  });
});

describe('the clock', () => {
  test('bears the points and cards of this half, those of one action together', () => {
    expect(clockMarks(played([5, 4], [2], [2, 2], [1, 2]).facts)).toEqual([
      { kind: 'points', minute: 1, seat: 0, points: 7 },
      { kind: 'card', minute: 3, seat: 1, colour: 'yellow' },
    ]);
  });

  test('says where each choice would put it, whatever the dice show', () => {
    const { state } = played([3, 4]);
    expect(minuteAfter(game, state, 'kick')).toBe(3);
    expect(minuteAfter(game, state, 'play')).toBe(5);
    const drop = played([3, 3]).state;
    expect(minuteAfter(game, drop, 'drop')).toBe(2);
    expect(minuteAfter(game, drop, 'fifty22')).toBe(4);
  });

  test('stays on its strip in added time', () => {
    expect(percentOf(21, 21, 40)).toBe(0);
    expect(percentOf(43, 21, 40)).toBe(100);
  });
});
