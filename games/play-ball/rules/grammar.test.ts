import { expect, test } from 'vitest';
import { type PlayBallState, game as playBall } from './index.ts';

function follow(text: string, ...parts: string[]) {
  const parsed = playBall.position?.parse(text);
  if (!parsed?.ok) throw new Error(parsed?.problem.message.en);
  const progress = playBall.grammar?.follow(parsed.value, parts);
  if (!progress?.ok) throw new Error(progress?.problem.message.en);
  return progress.value;
}

const part = (progress: ReturnType<typeof follow>, text: string) => progress.follow.find((known) => known.text === text);
const make = (state: PlayBallState) => playBall.position?.make(state);

const OPEN = 'A:b2 c4 d2|B:b7 c8 d7|ball:c5|turn:A|moves:3';

test('before the first part the turn is not whole, and says why', () => {
  const progress = follow(OPEN);
  expect(progress.complete).toBe(false);
  expect(progress.incomplete?.code).toBe('changes-nothing');
  expect(progress.move).toBe('');
});

test('a part tells where it goes and that it takes the ball', () => {
  expect(part(follow(OPEN), 'c4-c5')).toEqual({ text: 'c4-c5', from: 'c4', to: 'c5', effects: ['takes-ball'] });
  expect(part(follow(OPEN), 'c4-d4')).toMatchObject({ effects: [] });
});

test('a jump over the carrier takes the ball, a bounce points at the line it bounces off', () => {
  expect(part(follow('A:b2 c4 d2|B:b7 c5 d7|ball:c5|turn:A|moves:3'), 'c4xc6')).toMatchObject({ effects: ['takes-ball'] });
  expect(part(follow('A:a2 b2 d2|B:a1 c8 d7|ball:a1|turn:A|moves:3'), 'a2x(a1)')).toEqual({
    text: 'a2x(a1)',
    from: 'a2',
    to: 'a1',
    effects: ['takes-ball'],
  });
});

test('passes and goals are marked', () => {
  const progress = follow('A:c2 c8 d2|B:b7 a5 d7|ball:c2|turn:A|moves:3');
  expect(part(progress, 'c2>c8')).toMatchObject({ from: 'c2', to: 'c8', effects: ['passes'] });
  expect(part(progress, 'c8-c9')).toBeUndefined();
  const passed = follow('A:c2 c8 d2|B:b7 a5 d7|ball:c2|turn:A|moves:3', 'c2>c8');
  expect(part(passed, 'c8-c9')).toMatchObject({ effects: ['scores'] });
});

test('taking the ball and scoring at once shows both', () => {
  expect(part(follow('A:b2 c7 d2|B:b7 c8 d7|ball:c8|turn:A|moves:3'), 'c7xc9')).toMatchObject({ effects: ['takes-ball', 'scores'] });
});

test('the preview shows the parts made and the moves left', () => {
  const progress = follow(OPEN, 'c4-c5', 'c5-d5');
  expect(make(progress.preview)).toBe('A:b2 d2 d5|B:b7 c8 d7|ball:d5|turn:A|moves:1');
  expect(progress).toMatchObject({ complete: true, move: 'c4-c5, c5-d5', parts: ['c4-c5', 'c5-d5'] });
  expect(progress).not.toHaveProperty('incomplete');
});

test('after a goal nothing follows and the turn is whole', () => {
  const progress = follow('A:b2 c8 d2|B:b7 a5 d7|ball:c8|turn:A|moves:3', 'c8-c9');
  expect(progress.follow).toEqual([]);
  expect(progress.complete).toBe(true);
});

test('on one’s own goal the turn goes on but cannot end', () => {
  const progress = follow(OPEN, 'b2-b1');
  expect(progress.complete).toBe(false);
  expect(progress.incomplete?.code).toBe('ends-on-point');
  expect(progress.follow.length).toBeGreaterThan(0);
});

test('K7: with its last move nobody is offered to step on a goal cell', () => {
  const texts = follow('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:1').follow.map(({ text }) => text);
  expect(texts).not.toContain('b2-b1');
  expect(texts).toContain('b2-b3');
});

test('K7: passes back and forth are not offered', () => {
  const progress = follow('A:c2 c4 d2|B:b7 c8 d7|ball:c2|turn:A|moves:3', 'c2>c4');
  expect(progress.follow.map(({ text }) => text)).not.toContain('c4>c2');
});

test('a turn’s text is split into its parts', () => {
  expect(playBall.grammar?.split('c4-c5, c5>b2')).toEqual(['c4-c5', 'c5>b2']);
  expect(playBall.grammar?.split('')).toEqual([]);
});

test('there is nothing to enter while dice decide who begins, or once it is over', () => {
  const state = playBall.start({ field: 'pitch', mode: 'standard', first: 'roll-off' }, 2);
  expect(playBall.grammar?.follow(state, []).ok).toBe(false);
  expect(playBall.choose(state, 'c2-c3').ok).toBe(false);
  expect(playBall.moves(state)).toEqual([]);
});
