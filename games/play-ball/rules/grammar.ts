import { accept, type Effect, type Part, type Refused, type Result, type Values } from '@pocket-stadium/kernel';
import { type Cell, directionTo, NOWHERE, nameOf, neighbour } from '../../_hex/rules/grid.ts';
import type { PlayBallFact } from './facts.ts';
import { CELL_BITS, cellNames, type Field, type Team } from './field.ts';
import { makePart, problem, type TurnPart } from './notation.ts';
import type { Position } from './position.ts';
import type { TurnProblem } from './problems.ts';
import { bitHigh, bitLow, CELL_MASK, mayPass, moveFrom, OFF_FIELD, SCORES, WITHOUT_BALL } from './single-moves.ts';
import { packTrio, type Turns } from './turn-generator.ts';

/** A turn under way: some parts of it are made. */
export interface Turn {
  readonly start: Position;
  readonly now: Position;
  /** Where the ball has been since the last step or jump (K7). */
  readonly ballSince: readonly Cell[];
  readonly scored: boolean;
}

export interface Played {
  readonly turn: Turn;
  readonly facts: readonly PlayBallFact[];
  readonly effects: readonly Effect[];
}

export function beginTurn(position: Position): Turn {
  return { start: position, now: position, ballSince: [position.ball], scored: false };
}

/** Makes one part, or says why it cannot be made. Whether the turn can still be ended is another question. */
export function playPart(field: Field, turn: Turn, part: TurnPart): Result<Played> {
  const { now } = turn;
  const refused = (code: TurnProblem, values: Values = {}) =>
    problem(code, { from: nameOf(field.grid, part.from), to: nameOf(field.grid, part.to), ...values });
  if (turn.scored) return refused('round-over');
  if (!ownCells(now).includes(part.from)) return refused('not-yours');
  return part.kind === 'pass' ? playPass(field, turn, part, refused) : playMove(field, turn, part, refused);
}

type Refuse = (code: TurnProblem, values?: Values) => Refused;

function playPass(field: Field, turn: Turn, { from, to }: TurnPart, refused: Refuse): Result<Played> {
  const { now } = turn;
  if (now.ball !== from) return refused('not-the-carrier');
  if (to === from || !ownCells(now).includes(to)) return refused('not-a-team-mate');
  if (directionTo(field.grid, from, to) === NOWHERE) return refused('not-in-line');
  if (!mayPass(field, ...opponentBits(now), from, to)) return refused('opponent-between');
  if (turn.ballSince.includes(to)) return refused('pass-repeats');
  const [fromName = '', toName = ''] = cellNames(field, [from, to]);
  return accept({
    turn: { ...turn, now: { ...now, ball: to }, ballSince: [...turn.ballSince, to] },
    facts: [{ code: 'pass', seat: now.turn, from: fromName, to: toName }],
    effects: ['passes'],
  });
}

function playMove(field: Field, turn: Turn, part: TurnPart, refused: Refuse): Result<Played> {
  const { now } = turn;
  const { kind, from } = part;
  if (now.moves === 0) return refused('no-moves-left');
  const direction = directionTo(field.grid, from, part.to);
  if (direction === NOWHERE) return refused(kind === 'jump' ? 'not-in-line' : 'not-adjacent');
  const beside = neighbour(field.grid, from, direction);
  if (kind !== 'jump' && beside !== part.to) return refused('not-adjacent');
  const occupied = occupancy(now);
  const jumps = occupied[beside] === 1;
  if (kind === 'step' && jumps) return refused('occupied');
  if (kind !== 'step' && !jumps) return refused('nothing-to-jump');

  const moved = moveFrom(field, occupied, now.ball, now.turn, from, direction);
  if (moved === WITHOUT_BALL) return refused('goal-without-ball', { to: nameOf(field.grid, landing(field, occupied, from, direction)) });
  const to = moved & CELL_MASK;
  const ball = (moved >> CELL_BITS) & CELL_MASK;
  if (kind === 'jump' && to === from) return refused('is-a-bounce', { expected: makePart(field, { kind: 'bounce', from, to: beside }) });
  if (kind === 'jump' && to !== part.to) return refused('lands-elsewhere', { lands: nameOf(field.grid, to) });
  if (kind === 'bounce' && to !== from) return refused('is-a-jump', { expected: makePart(field, { kind: 'jump', from, to }) });

  const own = ownCells(now)
    .map((cell) => (cell === from ? to : cell))
    .sort((a, b) => a - b);
  const cells = now.turn === 0 ? ([own, now.cells[1]] as const) : ([now.cells[0], own] as const);
  const scored = (moved & SCORES) !== 0;
  const took = now.ball !== from && ball === to;
  const facts: PlayBallFact[] = [
    {
      code: kind,
      seat: now.turn,
      from: nameOf(field.grid, from),
      to: nameOf(field.grid, to),
      over: jumps ? cellNames(field, lineOver(field, occupied, from, direction)) : [],
      ball: now.ball === from,
    },
  ];
  if (took) facts.push({ code: takingCode(now), seat: now.turn, from: nameOf(field.grid, now.ball), to: nameOf(field.grid, to) });
  const effects: Effect[] = took ? ['takes-ball'] : [];
  if (scored) effects.push('scores');
  return accept({
    turn: { start: turn.start, now: { ...now, cells, ball, moves: now.moves - 1 }, ballSince: [ball], scored },
    facts,
    effects,
  });
}

/** Whether the turn can be ended as it stands: nobody on a point, and something changed (K6). */
export function canEnd(field: Field, { start, now, scored }: Turn): boolean {
  if (scored) return true;
  const own = ownCells(now);
  const before = ownCells(start);
  if (own.some((cell) => field.point[cell] === 1)) return false;
  return start.ball !== now.ball || own.some((cell, i) => cell !== before[i]);
}

/** Why the turn cannot be ended as it stands, or null. */
export function whyNotEnd(field: Field, turn: Turn): Refused | null {
  if (canEnd(field, turn)) return null;
  const barred = ownCells(turn.now).filter((cell) => field.point[cell] === 1);
  return barred.length > 0 ? problem('ends-on-point', { cells: cellNames(field, barred) }) : problem('changes-nothing');
}

/** Whether some goal or legal end follows (K7). */
export function canFinish(turns: Turns, turn: Turn): boolean {
  const { field } = turns;
  if (canEnd(field, turn)) return true;
  return rawParts(field, turn).some((part) => {
    const played = playPart(field, turn, part);
    if (!played.ok) return false;
    const after = played.value.turn;
    // After a step or jump no pass is barred any more: the fast generator tells.
    return part.kind === 'pass' ? canFinish(turns, after) : canEnd(field, after) || endsFrom(turns, after);
  });
}

function endsFrom(turns: Turns, { start, now }: Turn): boolean {
  const mine = packTrio(ownCells(now));
  const theirs = packTrio(opponentCells(now));
  const before = (packTrio(ownCells(start)) << CELL_BITS) | start.ball;
  return turns.generate(now.turn, mine, theirs, now.ball, now.moves, before) > 0 || turns.goal;
}

/** What may follow, with what it would do: parts from which the turn can be finished (K7). */
export function nextParts(turns: Turns, turn: Turn): Part[] {
  const { field } = turns;
  const parts: Part[] = [];
  for (const part of rawParts(field, turn)) {
    const played = playPart(field, turn, part);
    if (!played.ok || !canFinish(turns, played.value.turn)) continue;
    const { from, to } = part;
    const [fromName = '', toName = ''] = cellNames(field, [from, to]);
    parts.push({ text: makePart(field, part), from: fromName, to: toName, effects: played.value.effects });
  }
  return parts;
}

/** Every move and pass that could be meant, legal or not yet known to be. */
function rawParts(field: Field, { now, scored }: Turn): TurnPart[] {
  if (scored) return [];
  const own = ownCells(now);
  const parts: TurnPart[] = [];
  const occupied = occupancy(now);
  for (const from of own) {
    for (let direction = 0; direction < 6 && now.moves > 0; direction++) {
      const moved = moveFrom(field, occupied, now.ball, now.turn, from, direction);
      if (moved === OFF_FIELD || moved === WITHOUT_BALL) continue;
      const to = moved & CELL_MASK;
      const beside = neighbour(field.grid, from, direction);
      if (to === from) parts.push({ kind: 'bounce', from, to: beside });
      else parts.push({ kind: to === beside ? 'step' : 'jump', from, to });
    }
    if (from === now.ball) for (const to of own) if (to !== from) parts.push({ kind: 'pass', from, to });
  }
  return parts;
}

export function ownCells({ cells, turn }: Position): readonly Cell[] {
  return cells[turn];
}

function opponentCells({ cells, turn }: Position): readonly Cell[] {
  return cells[(1 - turn) as Team];
}

function occupancy({ cells }: Position): Uint8Array {
  const occupied = new Uint8Array(1 << CELL_BITS);
  for (const team of cells) for (const cell of team) occupied[cell] = 1;
  return occupied;
}

function opponentBits(position: Position): [number, number] {
  let low = 0;
  let high = 0;
  for (const cell of opponentCells(position)) {
    low |= bitLow(cell);
    high |= bitHigh(cell);
  }
  return [low, high];
}

function lineOver(field: Field, occupied: Uint8Array, from: Cell, direction: number): Cell[] {
  const line: Cell[] = [];
  for (
    let cell = neighbour(field.grid, from, direction);
    cell !== NOWHERE && occupied[cell] === 1;
    cell = neighbour(field.grid, cell, direction)
  ) {
    line.push(cell);
  }
  return line;
}

function landing(field: Field, occupied: Uint8Array, from: Cell, direction: number): Cell {
  return neighbour(field.grid, lineOver(field, occupied, from, direction).at(-1) ?? from, direction);
}

function takingCode(now: Position): 'ball-picked-up' | 'ball-stolen' | 'ball-taken-over' {
  if (opponentCells(now).includes(now.ball)) return 'ball-stolen';
  return ownCells(now).includes(now.ball) ? 'ball-taken-over' : 'ball-picked-up';
}
