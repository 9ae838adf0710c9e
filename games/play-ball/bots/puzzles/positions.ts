import type { Random } from '@pocket-stadium/kernel';
import { type Field, MOVES, type PlayBallState, type Position, game as playBall, positionKey, type Team } from '../../rules/index.ts';

/** Positions drawn at random, as a round may come to them: nobody on a point, the ball with somebody or on the centre. */
export function* positionsOf(fields: readonly Field[], random: Random): Generator<PlayBallState> {
  for (;;) {
    const field = fields[random(fields.length)] as Field;
    const position = draw(field, random);
    const start = playBall.start({ field: field.id, mode: 'standard', first: 0 }, 2);
    yield { ...start, position, begins: position.turn, seen: [positionKey(position)] };
  }
}

function draw(field: Field, random: Random): Position {
  const free = [...field.grid.cubes.keys()].filter((cell) => field.dotted[cell] === 0);
  const cells = Array.from({ length: 6 }, () => free.splice(random(free.length), 1)[0] as number);
  const spots = free.includes(field.centre) ? [...cells, field.centre] : cells;
  const sorted = (team: readonly number[]) => [...team].sort((a, b) => a - b);
  return {
    cells: [sorted(cells.slice(0, 3)), sorted(cells.slice(3))],
    ball: spots[random(spots.length)] as number,
    turn: random(2) as Team,
    moves: MOVES,
  };
}
