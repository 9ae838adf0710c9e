import type { Move } from '@pocket-stadium/kernel';
import {
  CELL_BITS,
  CELL_MASK,
  type End,
  generateList,
  MOVES,
  type PlayBallState,
  type Position,
  positionKey,
  unpackTrio,
} from '../rules/index.ts';
import { type Ground, groundOf, type Sight } from './ground.ts';

/** What a bot chooses among. Texts are made on demand, until the next list is asked for. */
export interface TurnList {
  readonly ground: Ground;
  readonly sight: Sight;
  /** Where the turns end that do not score, as the team to play sees it. A turn is an index of this list. */
  readonly ends: readonly End[];
  /** The turn that scores, and of how many moves and passes it is made. */
  readonly goal: { readonly text: Move; readonly parts: number } | null;
  text(turn: number): Move;
  /** Of how many moves and passes a turn is made. */
  parts(turn: number): number;
  /** Where the opponents' turn begins after a turn that ends so. */
  after(end: End): Position;
  /** How often the position after a turn has come up in this round (K5). */
  repeats(end: End): number;
}

export function listTurns(state: PlayBallState): TurnList {
  const ground = groundOf(state);
  const { list } = ground;
  const { position, seen } = state;
  const { turn, cells } = position;
  const count = generateList(list, position);
  const upright = (end: End) => (turn === 0 ? end : ground.turnEnd(end));
  const after = (seenEnd: End): Position => {
    const end = upright(seenEnd);
    const own = unpackTrio(end >> CELL_BITS);
    return { cells: turn === 0 ? [own, cells[1]] : [cells[0], own], ball: end & CELL_MASK, turn: turn === 0 ? 1 : 0, moves: MOVES };
  };
  return {
    ground,
    sight: ground.sight(position),
    ends: Array.from(list.ends.subarray(0, count), upright),
    goal: list.goal ? { text: list.textToGoal(), parts: list.partsToGoal() } : null,
    text: (index) => list.textTo(index),
    parts: (index) => list.partsTo(index),
    after,
    repeats(end) {
      const key = positionKey(after(end));
      return seen.filter((known) => known === key).length;
    },
  };
}
