import { accept, type Effect, type Part, type Refused, type Result, type Values } from '@pocket-stadium/kernel';
import { type Cell, directionTo, NOWHERE, nameOf, ray } from '../../_hex/rules/grid.ts';
import type { RunyFact } from './facts.ts';
import { type Board, type Colour, HUNTER, PAWNS, PREY } from './field.ts';
import type { Leg } from './leg-codes.ts';
import { makeLeg } from './notation.ts';
import { type AllPawns, type Pawns, packPawns, withColour } from './pawns.ts';
import { type ProblemCode, problem } from './problems.ts';
import { CAPTURE, PLAIN, RELEASE } from './single-legs.ts';
import type { RunyState } from './state.ts';
import type { Turns } from './turn-generator.ts';

/** A turn under way: some of its legs are made. */
export interface Turn {
  readonly colour: Colour;
  readonly pawns: AllPawns;
  /** Dice not used yet. */
  readonly dice: readonly number[];
  /** How many legs the turn may have: one in a kind start (U10). */
  readonly most: number;
  readonly made: number;
  /** Where the pawns stand that make no other leg this turn. */
  readonly acted: readonly Cell[];
  /** Whether a capture or a release was made (U6). */
  readonly stirred: boolean;
}

export interface Played {
  readonly turn: Turn;
  readonly fact: RunyFact;
}

export function beginTurn(state: RunyState): Turn {
  const most = state.frame.kindStart && state.turns === 0 ? 1 : 2;
  return { colour: state.turn, pawns: state.pawns, dice: state.dice ?? [], most, made: 0, acted: [], stirred: false };
}

/** All five pawns of the prey are prisoners. */
export function hasWon({ pawns, colour }: Turn): boolean {
  return pawns[PREY[colour]].held.length === PAWNS;
}

/** Every leg that may be made now. */
export function legalLegs(turns: Turns, turn: Turn): Leg[] {
  if (turn.made === turn.most || hasWon(turn)) return [];
  const pawns = packPawns(turn.pawns);
  return [...new Set(turn.dice)].flatMap((die) => turns.listLegs(pawns, turn.colour, die, turn.acted));
}

/** Makes a leg if it is legal, or says why it is not. */
export function playLeg(turns: Turns, turn: Turn, leg: Leg): Result<Played> {
  const legal = legalLegs(turns, turn).some((known) => sameLeg(known, leg));
  return legal ? accept(makeIt(turns.board, turn, leg)) : whyNot(turns, turn, leg);
}

function sameLeg(a: Leg, b: Leg): boolean {
  const cells = (leg: Leg) => [leg.die, leg.from, leg.to, leg.kind, ...leg.place].join();
  return cells(a) === cells(b);
}

function makeIt({ grid }: Board, turn: Turn, leg: Leg): Played {
  const { colour, pawns } = turn;
  const { die, from, to, kind, place } = leg;
  const prey = PREY[colour];
  const own = pawns[colour];
  const hunted = pawns[prey];
  const stays = own.free.filter((cell) => cell !== from);
  const text = { seat: colour, die, from: nameOf(grid, from), to: nameOf(grid, to) };
  const places = place.map((cell) => nameOf(grid, cell));
  const after = (ownAfter: Pawns, preyAfter: Pawns, acted: readonly Cell[], stirred: boolean): Turn => ({
    ...turn,
    pawns: withColour(withColour(pawns, colour, ownAfter), prey, preyAfter),
    dice: turn.dice.toSpliced(turn.dice.indexOf(die), 1),
    made: turn.made + 1,
    acted: [...turn.acted, ...acted],
    stirred: turn.stirred || stirred,
  });
  if (kind === PLAIN) return { turn: after({ ...own, free: inOrder([...stays, to]) }, hunted, [], false), fact: { code: 'leg', ...text } };
  if (kind === CAPTURE) {
    const caught: Pawns = { free: hunted.free.filter((cell) => cell !== to), held: inOrder([...hunted.held, ...place]) };
    const turned = after({ ...own, free: inOrder([...stays, to]) }, caught, [to], true);
    return { turn: turned, fact: { code: 'capture', ...text, other: prey, place: places, held: caught.held.length } };
  }
  const home: Pawns = { free: inOrder([...stays, ...place]), held: own.held.filter((cell) => cell !== to) };
  return { turn: after(home, hunted, place, true), fact: { code: 'release', ...text, other: HUNTER[colour], place: places } };
}

function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a - b);
}

/** What may follow, with what it would do. */
export function nextParts(turns: Turns, turn: Turn): Part[] {
  const { board } = turns;
  const { grid } = board;
  const onLast = turn.pawns[PREY[turn.colour]].held.length === PAWNS - 1;
  return legalLegs(turns, turn).map((leg) => {
    const effects: Effect[] = leg.kind === CAPTURE ? ['captures'] : leg.kind === RELEASE ? ['releases'] : [];
    if (leg.kind === CAPTURE && onLast) effects.push('wins');
    return {
      text: makeLeg(board, leg),
      from: nameOf(grid, leg.from),
      to: nameOf(grid, leg.to),
      die: leg.die,
      ...(leg.place.length > 0 && { place: leg.place.map((cell) => nameOf(grid, cell)) }),
      effects,
    };
  });
}

/** The reason why a leg is not legal, for the person who entered it. */
function whyNot(turns: Turns, turn: Turn, leg: Leg): Refused {
  const { board } = turns;
  const { grid } = board;
  const { colour, pawns, dice } = turn;
  const { die, from, to, kind } = leg;
  const refused = (code: ProblemCode, values: Values = {}) =>
    problem(code, { die, from: nameOf(grid, from), to: nameOf(grid, to), ...values });
  if (hasWon(turn)) return refused('won-already');
  if (turn.made === turn.most) return refused(turn.most === 1 ? 'one-leg-only' : 'turn-over');
  if (!dice.includes(die)) return refused('no-such-die', { left: dice });
  if (pawns[colour].held.includes(from)) return refused('prisoner');
  if (!pawns[colour].free.includes(from)) return refused('no-pawn');
  if (turn.acted.includes(from)) return refused('has-acted');

  const direction = directionTo(grid, from, to);
  if (direction === NOWHERE) return refused('not-in-line');
  const line = ray(grid, from, direction);
  const distance = line.indexOf(to) + 1;
  if (distance > die) return refused('too-far', { distance });
  const camp = reenters(board, colour, from, line.slice(0, distance));
  if (camp !== null) return refused('own-camp', { cell: nameOf(grid, camp) });
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
  const empty = board.camps[colour].filter((cell) => cell === from || (cell !== to && !all.includes(cell)));
  if (empty.length < kind) return refused('no-room');
  return refused('bad-place', { count: kind, allowed: empty.map((cell) => nameOf(grid, cell)) });
}

/** The first cell of its own camp that a pawn would enter after having left it, or null. */
function reenters({ campOf }: Board, colour: Colour, from: Cell, line: readonly Cell[]): Cell | null {
  let left = campOf[from] !== colour;
  for (const cell of line) {
    if (campOf[cell] !== colour) left = true;
    else if (left) return cell;
  }
  return null;
}
