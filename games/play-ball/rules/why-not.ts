import type { Refused, Values } from '@pocket-stadium/kernel';
import { directionTo, NOWHERE, nameOf, neighbour } from '../../_hex/rules/grid.ts';
import type { Field } from './field.ts';
import { makePart, problem, type TurnPart } from './notation.ts';
import { occupancy, opponentCells, ownCells } from './position.ts';
import type { TurnProblem } from './problems.ts';
import { lineAhead, mayPass, moveFrom, WITHOUT_BALL } from './single-moves.ts';
import { packTrio, trioHigh, trioLow } from './trio.ts';
import type { Turn } from './turn-under-way.ts';

type Refuse = (code: TurnProblem, values?: Values) => Refused;

/** Says why a part cannot be made, to the person who entered it. The generator has found already that it cannot. */
export function whyNotPart(field: Field, turn: Turn, part: TurnPart): Refused {
  const { now } = turn;
  const refused: Refuse = (code, values = {}) =>
    problem(code, { from: nameOf(field.grid, part.from), to: nameOf(field.grid, part.to), ...values });
  if (turn.scored) return refused('round-over');
  if (!ownCells(now).includes(part.from)) return refused('not-yours');
  return part.kind === 'pass' ? whyNotPass(field, turn, part, refused) : whyNotMove(field, turn, part, refused);
}

function whyNotPass(field: Field, { now, ballSince }: Turn, { from, to }: TurnPart, refused: Refuse): Refused {
  if (now.ball !== from) return refused('not-the-carrier');
  if (to === from || !ownCells(now).includes(to)) return refused('not-a-team-mate');
  if (directionTo(field.grid, from, to) === NOWHERE) return refused('not-in-line');
  const opponents = packTrio(opponentCells(now));
  const open = mayPass(field, trioLow(opponents), trioHigh(opponents), from, to);
  return refused(open && ballSince.includes(to) ? 'pass-repeats' : 'opponent-between');
}

function whyNotMove(field: Field, { now }: Turn, { kind, from, to }: TurnPart, refused: Refuse): Refused {
  const { grid } = field;
  if (now.moves === 0) return refused('no-moves-left');
  const direction = directionTo(grid, from, to);
  if (direction === NOWHERE) return refused(kind === 'jump' ? 'not-in-line' : 'not-adjacent');
  const beside = neighbour(grid, from, direction);
  if (kind !== 'jump' && beside !== to) return refused('not-adjacent');
  const occupied = occupancy(now);
  const line = lineAhead(field, occupied, from, direction);
  if (kind === 'step' && line.length > 0) return refused('occupied');
  if (kind !== 'step' && line.length === 0) return refused('nothing-to-jump');
  const lands = neighbour(grid, line.at(-1) ?? from, direction);
  if (lands === NOWHERE) return refused('is-a-bounce', { expected: makePart(field, { kind: 'bounce', from, to: beside }) });
  if (moveFrom(field, occupied, now.ball, now.turn, from, direction) === WITHOUT_BALL)
    return refused('goal-without-ball', { to: nameOf(grid, lands) });
  if (kind === 'bounce') return refused('is-a-jump', { expected: makePart(field, { kind: 'jump', from, to: lands }) });
  return refused('lands-elsewhere', { lands: nameOf(grid, lands) });
}
