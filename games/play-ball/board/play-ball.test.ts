import { describe, expect, test } from 'vitest';
import { BALL, cast, idOf } from '../../_hex/board/pieces.ts';
import { type PlayBallFact, type PlayBallState, game as playBall } from '../rules/index.ts';
import { beats, duration, piecesAfter } from './beats.ts';
import { startingPlaces, stood } from './field.ts';
import { offerOf } from './offer.ts';

function position(text: string): PlayBallState {
  const parsed = playBall.position?.parse(text);
  if (!parsed?.ok) throw new Error(text);
  return parsed.value;
}

function progressOf(state: PlayBallState, parts: readonly string[] = []) {
  const followed = playBall.grammar?.follow(state, parts);
  if (!followed?.ok) throw new Error(parts.join());
  return followed.value;
}

const kickOff = playBall.start({ field: 'pitch', mode: 'standard', first: 0 }, 2);

describe('what may be done', () => {
  test('every part of the grammar can be tapped, and nothing else', () => {
    const { follow } = progressOf(kickOff);
    const offer = offerOf(progressOf(kickOff));
    const tapped = [...offer.sources].flatMap((from) => [...offer.targets(from).values()].flatMap(({ plays }) => plays));
    expect(new Set(tapped)).toEqual(new Set(follow.map(({ text }) => text)));
  });

  test('a bounce leads back to its own cell, a pass to the one who gets the ball', () => {
    const bounce = offerOf(progressOf(position('A:a6 c3 d3|B:a7 c8 d7|ball:a7|turn:A|moves:3')));
    expect(bounce.targets('a6').get('a7')).toMatchObject({ plays: ['a6x(a7)'], effects: ['takes-ball'], landing: 'a6' });
    const pass = offerOf(progressOf(position('A:c3 c6 e3|B:b7 c8 d7|ball:c3|turn:A|moves:3')));
    expect(pass.targets('c3').get('c6')).toMatchObject({ plays: ['c3>c6'], effects: ['passes'], landing: 'c6' });
  });

  test('nobody at this screen is asked: nothing may be done', () => {
    expect(offerOf(null).sources.size).toBe(0);
  });
});

describe('what is seen', () => {
  const pieces = cast(stood(kickOff), []);

  test('a step onto the ball, then the ball in hand', () => {
    const state = position('A:b2 c4 d2|B:b7 c8 d7|ball:c5|turn:A|moves:3');
    const { facts = [], preview } = progressOf(state, ['c4-c5', 'c5-c6']);
    const shown = beats(cast(stood(state), []), facts as readonly PlayBallFact[], stood(preview));
    expect(shown.map(({ motions }) => motions.map(({ from, way }) => [idOf(from), way]))).toEqual([
      [['0.2', 'walk']],
      [[`${BALL}.1`, 'fly']],
      [
        ['0.2', 'walk'],
        [`${BALL}.1`, 'walk'],
      ],
    ]);
    expect(shown.at(-1)?.pieces.find(({ side }) => side === BALL)).toMatchObject({ cell: 'c6', held: true });
  });

  test('the pieces after all beats stand where the rules say, in any turn', () => {
    let state = kickOff;
    let seen = pieces;
    for (let turn = 0; turn < 60 && playBall.next(state).kind === 'choice'; turn++) {
      const moves = playBall.moves(state);
      const step = playBall.choose(state, moves[(turn * 7919) % moves.length] ?? '');
      if (!step.ok) throw new Error('a listed move was refused');
      const shown = beats(seen, step.facts, stood(step.state));
      seen = shown.at(-1)?.pieces ?? seen;
      const places = (all: readonly { readonly side: number; readonly cell: string }[]) =>
        all.map(({ side, cell }) => `${side}${cell}`).sort();
      expect(places(seen)).toEqual(places(stood(step.state)));
      state = step.state;
    }
  });

  test('numbers are the same after a reload', () => {
    const state = position('A:b2 c2 d2|B:b7 c8 d7|ball:c5|turn:A|moves:3');
    const step = playBall.choose(state, 'b2-b3, b3-c4, c2-b2');
    if (!step.ok) throw new Error('refused');
    const numbers = piecesAfter(startingPlaces(state), [{ code: 'round', seat: 0 }, ...step.facts]);
    expect(numbers.filter(({ side }) => side === 0).map(({ cell, number }) => `${number} ${cell}`)).toEqual(['1 c4', '2 b2', '3 d2']);
  });

  test('each thing takes long enough to be seen and no longer', () => {
    for (const beat of beats(pieces, [{ code: 'round', seat: 0 }], stood(kickOff))) {
      expect(beat.ms).toBeGreaterThanOrEqual(150);
      expect(beat.ms).toBeLessThanOrEqual(400);
    }
    expect(duration([{ code: 'void-long', voids: 1 }])).toBe(0);
  });
});
