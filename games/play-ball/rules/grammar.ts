import { accept, type Effect, type Part, type Refused, type Result } from '@pocket-stadium/kernel';
import { directionTo, nameOf } from '../../_hex/rules/grid.ts';
import type { PlayBallFact } from './facts.ts';
import { CELL_BITS, CELL_MASK, cellNames, type Field } from './field.ts';
import { makePart, problem, type TurnPart } from './notation.ts';
import { codeOf, partOf } from './part-codes.ts';
import { endOf, occupancy, opponentCells, ownCells, type Position } from './position.ts';
import { lineAhead } from './single-moves.ts';
import { type End, packTrio, unpackTrio } from './trio.ts';
import { mayEnd, mayStay } from './turn-end.ts';
import { GOAL, type TurnGenerator } from './turn-generator.ts';
import type { Turn } from './turn-under-way.ts';
import { whyNotPart } from './why-not.ts';

export interface Played {
  readonly turn: Turn;
  readonly facts: readonly PlayBallFact[];
  readonly effects: readonly Effect[];
}

/** A part that can be made, and what it leads to. */
interface LegalPart {
  readonly part: TurnPart;
  readonly result: End | typeof GOAL;
}

export function beginTurn(position: Position): Turn {
  return { start: position, now: position, ballSince: [position.ball], scored: false };
}

/** Makes one part, or says why it cannot be made. Whether the turn can still be ended is another question. */
export function playPart(generator: TurnGenerator, turn: Turn, part: TurnPart): Result<Played> {
  const code = codeOf(part);
  const legal = legalParts(generator, turn).find((known) => codeOf(known.part) === code);
  return legal ? accept(makeIt(generator.field, turn, legal)) : whyNotPart(generator.field, turn, part);
}

/**
 * Every part that can be made now, playballer by playballer, its moves before its passes. A pass does
 * not go back to where the ball has been since the last move (K7).
 */
function legalParts(generator: TurnGenerator, { now, ballSince, scored }: Turn): LegalPart[] {
  if (scored) return [];
  const count = generator.gather(now.turn, packTrio(ownCells(now)), packTrio(opponentCells(now)), now.ball, now.moves);
  const passes = ({ part }: LegalPart) => (part.kind === 'pass' ? 1 : 0);
  return Array.from(
    { length: count },
    (_, i): LegalPart => ({ part: partOf(generator.parts[i] as number), result: generator.results[i] as End }),
  )
    .filter(({ part }) => part.kind !== 'pass' || !ballSince.includes(part.to))
    .sort((one, other) => one.part.from - other.part.from || passes(one) - passes(other));
}

function makeIt(field: Field, turn: Turn, { part, result }: LegalPart): Played {
  const { now } = turn;
  const [from = '', to = ''] = cellNames(field, [part.from, part.to]);
  const after = positionAfter(now, part, result);
  if (part.kind === 'pass') {
    return {
      turn: { ...turn, now: after, ballSince: [...turn.ballSince, part.to] },
      facts: [{ code: 'pass', seat: now.turn, from, to }],
      effects: ['passes'],
    };
  }
  const arrives = part.kind === 'bounce' ? part.from : part.to;
  const carries = now.ball === part.from;
  const took = !carries && after.ball === arrives;
  const facts: PlayBallFact[] = [
    { code: part.kind, seat: now.turn, from, to: nameOf(field.grid, arrives), over: over(field, now, part), ball: carries },
  ];
  if (took) facts.push({ code: takingCode(now), seat: now.turn, from: nameOf(field.grid, now.ball), to: nameOf(field.grid, arrives) });
  const effects: Effect[] = took ? ['takes-ball'] : [];
  if (result === GOAL) effects.push('scores');
  return { turn: { start: turn.start, now: after, ballSince: [after.ball], scored: result === GOAL }, facts, effects };
}

function positionAfter(now: Position, { kind, from, to }: TurnPart, result: End): Position {
  const moves = kind === 'pass' ? now.moves : now.moves - 1;
  // Only a step or a jump scores, and the ball comes along.
  const scorers = ownCells(now).map((cell) => (cell === from ? to : cell));
  const own = result === GOAL ? scorers.sort((a, b) => a - b) : unpackTrio(result >> CELL_BITS);
  const cells = now.turn === 0 ? ([own, now.cells[1]] as const) : ([now.cells[0], own] as const);
  return { ...now, cells, ball: result === GOAL ? to : result & CELL_MASK, moves };
}

/** The cells that a jump or a bounce goes over. */
function over(field: Field, now: Position, { kind, from, to }: TurnPart): string[] {
  if (kind === 'step') return [];
  return cellNames(field, lineAhead(field, occupancy(now), from, directionTo(field.grid, from, to)));
}

/** Why the turn cannot be ended as it stands, or null. */
export function whyNotEnd(field: Field, turn: Turn): Refused | null {
  if (canEnd(field, turn)) return null;
  const barred = ownCells(turn.now).filter((cell) => !mayStay(field, cell));
  return barred.length > 0 ? problem('ends-on-point', { cells: cellNames(field, barred) }) : problem('changes-nothing');
}

function canEnd(field: Field, { start, now, scored }: Turn): boolean {
  return scored || mayEnd(field, endOf(start), endOf(now));
}

/** Whether some goal or legal end follows (K7). */
export function canFinish(generator: TurnGenerator, turn: Turn): boolean {
  return canEnd(generator.field, turn) || legalParts(generator, turn).some((legal) => canFinishAfter(generator, turn, legal));
}

function canFinishAfter(generator: TurnGenerator, turn: Turn, legal: LegalPart): boolean {
  const { start, now } = turn;
  const { part, result } = legal;
  if (result === GOAL || mayEnd(generator.field, endOf(start), result)) return true;
  if (part.kind === 'pass') return canFinish(generator, makeIt(generator.field, turn, legal).turn);
  // After a step or jump no pass is barred any more, so whatever the generator finds can be played.
  const theirs = packTrio(opponentCells(now));
  const ends = generator.generate(now.turn, result >> CELL_BITS, theirs, result & CELL_MASK, now.moves - 1, endOf(start));
  return ends > 0 || generator.goal;
}

/** What may follow, with what it would do: parts from which the turn can be finished (K7). */
export function nextParts(generator: TurnGenerator, turn: Turn): Part[] {
  const { field } = generator;
  return legalParts(generator, turn)
    .filter((legal) => canFinishAfter(generator, turn, legal))
    .map((legal) => {
      const [from = '', to = ''] = cellNames(field, [legal.part.from, legal.part.to]);
      return { text: makePart(field, legal.part), from, to, effects: makeIt(field, turn, legal).effects };
    });
}

function takingCode(now: Position): 'ball-picked-up' | 'ball-stolen' | 'ball-taken-over' {
  if (opponentCells(now).includes(now.ball)) return 'ball-stolen';
  return ownCells(now).includes(now.ball) ? 'ball-taken-over' : 'ball-picked-up';
}
