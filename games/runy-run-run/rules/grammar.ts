import { accept, type Effect, type Part, type Result } from '@pocket-stadium/kernel';
import { nameOf } from '../../_hex/rules/grid.ts';
import type { RunyFact } from './facts.ts';
import { type Board, HUNTER, PREY } from './field.ts';
import { type Leg, sameLeg } from './leg-codes.ts';
import { makeLeg } from './notation.ts';
import { type AllPawns, hasWon, PACKED_LENGTH, packPawns, unpackPawns } from './pawns.ts';
import { CAPTURE, PLAIN, RELEASE } from './single-legs.ts';
import { legsAllowed, type RunyState } from './state.ts';
import type { TurnGenerator } from './turn-generator.ts';
import type { Turn } from './turn-under-way.ts';
import { whyNotLeg } from './why-not.ts';

export interface Played {
  readonly turn: Turn;
  readonly fact: RunyFact;
}

/** A leg that may be made, and the pawns after it. */
interface LegalLeg {
  readonly leg: Leg;
  readonly pawns: AllPawns;
}

export function beginTurn(state: RunyState): Turn {
  const { turn, pawns, dice } = state;
  return { colour: turn, start: pawns, dice: dice ?? [], most: legsAllowed(state), legs: [], pawns };
}

/** Every leg that may be made now. */
function legalLegs(generator: TurnGenerator, { start, colour, dice, most, legs }: Turn): LegalLeg[] {
  const into = new Uint8Array(PACKED_LENGTH);
  return generator.follow(packPawns(start), colour, dice, most, legs).map(({ leg, index }) => {
    generator.result(index, into);
    return { leg, pawns: unpackPawns(into) };
  });
}

/** Makes a leg if it is legal, or says why it is not. */
export function playLeg(generator: TurnGenerator, turn: Turn, leg: Leg): Result<Played> {
  const legal = legalLegs(generator, turn);
  const known = legal.find((each) => sameLeg(each.leg, leg));
  if (known) return accept(makeIt(generator.board, turn, known));
  return whyNotLeg(
    generator.board,
    turn,
    leg,
    legal.map((each) => each.leg),
  );
}

function makeIt({ grid }: Board, turn: Turn, { leg, pawns }: LegalLeg): Played {
  const { colour } = turn;
  const text = { seat: colour, die: leg.die, from: nameOf(grid, leg.from), to: nameOf(grid, leg.to) };
  const place = leg.place.map((cell) => nameOf(grid, cell));
  const prey = PREY[colour];
  const after = { ...turn, legs: [...turn.legs, leg], pawns };
  if (leg.kind === PLAIN) return { turn: after, fact: { code: 'leg', ...text } };
  if (leg.kind === RELEASE) return { turn: after, fact: { code: 'release', ...text, other: HUNTER[colour], place } };
  return { turn: after, fact: { code: 'capture', ...text, other: prey, place, held: pawns[prey].held.length } };
}

/** What may follow, with what it would do. */
export function nextParts(generator: TurnGenerator, turn: Turn): Part[] {
  const { board } = generator;
  const { grid } = board;
  return legalLegs(generator, turn).map(({ leg, pawns }) => {
    const effects: Effect[] = leg.kind === CAPTURE ? ['captures'] : leg.kind === RELEASE ? ['releases'] : [];
    if (hasWon(pawns, turn.colour)) effects.push('wins');
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
