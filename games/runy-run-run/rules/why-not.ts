import type { Refused, Values } from '@pocket-stadium/kernel';
import { directionTo, NOWHERE, nameOf, ray } from '../../_hex/rules/grid.ts';
import { type Board, PREY } from './field.ts';
import type { Leg } from './leg-codes.ts';
import { hasWon } from './pawns.ts';
import { type ProblemCode, problem } from './problems.ts';
import { CAPTURE, PLAIN, RELEASE } from './single-legs.ts';
import { diceLeft, type Turn } from './turn-under-way.ts';

/** Says why a leg is not legal, to the person who entered it. The generator has found already that it is none of `legal`. */
export function whyNotLeg(board: Board, turn: Turn, leg: Leg, legal: readonly Leg[]): Refused {
  const { grid, ways } = board;
  const { colour, pawns } = turn;
  const { die, from, to, kind } = leg;
  const left = diceLeft(turn);
  const refused = (code: ProblemCode, values: Values = {}) =>
    problem(code, { die, from: nameOf(grid, from), to: nameOf(grid, to), ...values });
  if (hasWon(pawns, colour)) return refused('won-already');
  if (turn.legs.length === turn.most) return refused(turn.most === 1 ? 'one-leg-only' : 'turn-over');
  if (!left.includes(die)) return refused('no-such-die', { left });
  if (pawns[colour].held.includes(from)) return refused('prisoner');
  if (!pawns[colour].free.includes(from)) return refused('no-pawn');
  if (hasActed(turn, from)) return refused('has-acted');

  const direction = directionTo(grid, from, to);
  if (direction === NOWHERE) return refused('not-in-line');
  const line = ray(grid, from, direction);
  const distance = line.indexOf(to) + 1;
  if (distance > die) return refused('too-far', { distance });
  // The line reaches `to`. So where it is closed to the pawn, the pawn's own camp begins.
  const closed = line.slice(0, distance).find((_, i) => ways[colour][(line[i - 1] ?? from) * 6 + direction] === NOWHERE);
  if (closed !== undefined) return refused('own-camp', { cell: nameOf(grid, closed) });
  const all = pawns.flatMap(({ free, held }) => [...free, ...held]);
  const between = line.slice(0, distance - 1).find((cell) => all.includes(cell));
  if (between !== undefined) return refused('in-the-way', { cell: nameOf(grid, between) });
  const prey = pawns[PREY[colour]].free.includes(to);
  const mate = pawns[colour].held.includes(to);
  if (kind === CAPTURE && !prey) return refused('not-prey');
  if (kind === RELEASE && !mate) return refused('no-prisoner');
  if (kind === PLAIN && prey) return refused('is-a-capture');
  if (kind === PLAIN && mate) return refused('is-a-release');
  if (kind === PLAIN && all.includes(to)) return refused('in-the-way', { cell: nameOf(grid, to) });
  if (kind === PLAIN) return refused('too-near', { distance });
  const places = legal.filter((known) => known.die === die && known.from === from && known.to === to).flatMap(({ place }) => place);
  if (places.length === 0) return refused('no-room');
  const allowed = board.camps[colour].filter((cell) => places.includes(cell));
  return refused('bad-place', { count: kind, allowed: allowed.map((cell) => nameOf(grid, cell)) });
}

/** Whether the pawn came to its cell by a capture or a release. */
function hasActed({ legs }: Turn, cell: number): boolean {
  return legs.some(({ kind, to, place }) => (kind === CAPTURE && to === cell) || (kind === RELEASE && place.includes(cell)));
}
