import type { Random } from '@pocket-stadium/kernel';
import { type Field, type PlayBallState, type Position, packTrio, game as playBall } from '../rules/index.ts';

/** A position as it may come up, drawn at random: nobody on a point, the ball with somebody or on the centre. */
export function randomPosition(field: Field, random: Random): Position {
  const free = [...field.grid.cubes.keys()].filter((cell) => field.dotted[cell] === 0);
  const cells: number[] = [];
  while (cells.length < 6) {
    const [cell = 0] = free.splice(random(free.length), 1);
    cells.push(cell);
  }
  const spots = free.includes(field.centre) ? [...cells, field.centre] : cells;
  const sorted = (team: readonly number[]) => [...team].sort((a, b) => a - b);
  return {
    cells: [sorted(cells.slice(0, 3)), sorted(cells.slice(3))],
    ball: spots[random(spots.length)] as number,
    turn: random(2) === 0 ? 0 : 1,
    moves: 3,
  };
}

/** A match that has come to this position. */
export function stateAt(field: Field, position: Position): PlayBallState {
  const start = playBall.start({ field: field.id, mode: 'standard', first: 0 }, 2);
  return { ...start, position, begins: position.turn, seen: [] };
}

export function triosOf({ cells, turn }: Position): { readonly mine: number; readonly theirs: number } {
  return { mine: packTrio(cells[turn]), theirs: packTrio(cells[turn === 0 ? 1 : 0]) };
}
