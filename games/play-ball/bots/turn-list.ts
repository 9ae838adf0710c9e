import type { Move } from '@pocket-stadium/kernel';
import { type End, type PlayBallState, game as playBall, positionKey, unpackTrio } from '../rules/index.ts';
import { type Ground, groundOf, type Sight } from './ground.ts';

/** A turn that can be played, with its end as the team to play sees it. */
export interface ListedTurn {
  readonly end: End;
  readonly text: Move;
}

/** What a bot chooses among. */
export interface TurnList {
  readonly ground: Ground;
  readonly sight: Sight;
  /** A turn that scores. */
  readonly goal: Move | null;
  readonly turns: readonly ListedTurn[];
  /** How often the position after a turn has come up in this round (K5). */
  repeats(end: End): number;
}

export function listTurns(state: PlayBallState): TurnList {
  const ground = groundOf(state);
  const { position, seen } = state;
  const { turn, cells } = position;
  const listed = ground.listing.list(position);
  const upright = (end: End) => (turn === 0 ? end : ground.turnEnd(end));
  return {
    ground,
    sight: ground.sight(position),
    goal: listed.find(({ end }) => end === null)?.text ?? null,
    turns: listed.flatMap(({ end, text }) => (end === null ? [] : [{ end: upright(end), text }])),
    repeats(end) {
      const after = upright(end);
      const own = unpackTrio(after >> 6);
      const key = positionKey({
        cells: turn === 0 ? [own, cells[1]] : [cells[0], own],
        ball: after & 63,
        turn: turn === 0 ? 1 : 0,
        moves: 3,
      });
      return seen.filter((known) => known === key).length;
    },
  };
}

/** How many moves and passes a turn is made of. */
export function partsOf(text: Move): number {
  return playBall.grammar?.split(text).length ?? 0;
}
