import type { Part, Play } from '@pocket-stadium/kernel';
import { expect } from 'vitest';
import { goodTurn, idleTurn, type Look, newPlay, type PlayBallPlay, type RunyPlay } from './hex.ts';

const followOf = (play: Play): readonly Part[] => {
  const followed = play.next.kind === 'choice' ? play.game.grammar?.follow(play.state, []) : undefined;
  return followed?.ok ? followed.value.follow : [];
};

/** Plays on until a piece can do all of this. */
function until(play: Play, turn: (play: Play, number: number) => void, effects: readonly Part['effects'][number][]): Look {
  for (let number = 0; number < 400 && !play.over; number++) {
    const follow = followOf(play);
    const pick = follow.find(({ from }) =>
      effects.every((effect) => follow.some((part) => part.from === from && part.effects.includes(effect))),
    )?.from;
    if (pick !== undefined) return { play, pick };
    turn(play, number);
  }
  throw new Error(`No match came to ${effects.join(' and ')}.`);
}

function playBallTurn(play: Play): void {
  const ball = play as PlayBallPlay;
  const seat = ball.state.position.turn;
  expect(play.append({ type: 'move', seat, move: seat === 0 ? goodTurn(ball) : idleTurn(ball) })).toBeNull();
}

/** Plays one turn of Runy with dice that differ from throw to throw. A side that can capture does. */
function runyTurn(play: Play, number: number): void {
  const { state, next, game } = play as RunyPlay;
  if (next.kind === 'roll') {
    const faces = [1 + ((number * 5) % 6), 1 + ((number * 7 + 2) % 6)];
    expect(play.append({ type: 'roll', seat: next.seat, faces, from: 'hand' })).toBeNull();
  } else if (next.kind === 'choice') {
    const moves = game.moves(state);
    const move = moves.find((text) => text.includes('x')) ?? moves[(number * 7919) % moves.length] ?? '';
    expect(play.append({ type: 'move', seat: next.seat, move })).toBeNull();
  }
}

function over(play: Play, turn: (play: Play, number: number) => void): Look {
  for (let number = 0; !play.over; number++) turn(play, number);
  return { play };
}

/** A match with everybody in place and the dice still to be thrown. */
function placed(play: Play): Look {
  for (let number = 0; play.next.kind === 'choice'; number++) runyTurn(play, number);
  return { play };
}

/** Boards of hexagons in the states that matter. */
export const LOOKS: Readonly<Record<string, () => Look>> = {
  'play-ball-kick-off': () => ({ play: newPlay('play-ball'), pick: 'c2' }),
  'play-ball-takes-ball': () => until(newPlay('play-ball'), playBallTurn, ['takes-ball']),
  'play-ball-chances': () => until(newPlay('play-ball'), playBallTurn, ['scores', 'passes']),
  'play-ball-park': () => ({ play: newPlay('play-ball', { options: { field: 'park' } }), pick: 'd2' }),
  'play-ball-over': () => over(newPlay('play-ball'), playBallTurn),
  'runy-setup': () => ({ play: newPlay('runy-run-run') }),
  'runy-captures': () => until(newPlay('runy-run-run'), runyTurn, ['captures']),
  'runy-releases': () => until(newPlay('runy-run-run'), runyTurn, ['releases']),
  'runy-real-dice': () => placed(newPlay('runy-run-run', { dice: 'hand' })),
  'runy-small': () => until(newPlay('runy-run-run', { options: { side: 5 } }), runyTurn, ['captures']),
  'runy-over': () => over(newPlay('runy-run-run'), runyTurn),
};
