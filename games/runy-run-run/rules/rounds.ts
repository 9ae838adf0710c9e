import type { Outcome } from '@pocket-stadium/kernel';
import type { RunyFact } from './facts.ts';
import { COLOURS, type Colour, nextColour, PREY } from './field.ts';
import { type AllPawns, hasWon } from './pawns.ts';
import { prisoners, type RunyState } from './state.ts';
import { hasStirred, type Turn } from './turn-under-way.ts';

interface Flow {
  readonly state: RunyState;
  readonly facts: readonly RunyFact[];
}

const SEATS = COLOURS.length;

/** A whole turn is over. */
export function endTurn(state: RunyState, turn: Turn, facts: readonly RunyFact[]): Flow {
  const { pawns, colour } = turn;
  if (!hasWon(pawns, colour)) return nextTurn({ ...state, pawns }, hasStirred(turn), facts);
  return {
    state: { ...state, pawns, dice: null, outcome: wonBy(pawns, colour) },
    facts: [...facts, { code: 'all-captured', seat: colour, other: PREY[colour] }],
  };
}

/** No leg was legal: the turn counts as a pass (U3, U6). */
export function pass(state: RunyState, facts: readonly RunyFact[]): Flow {
  return nextTurn(state, false, [...facts, { code: 'pass', seat: state.turn }]);
}

function nextTurn(state: RunyState, stirs: boolean, facts: readonly RunyFact[]): Flow {
  const turns = state.turns + 1;
  const stirred = state.stirred || stirs;
  const after: RunyState = { ...state, turn: nextColour(state.turn), dice: null, turns, stirred };
  return turns % SEATS === 0
    ? endRound({ ...after, quiet: stirred ? 0 : state.quiet + 1, stirred: false }, facts)
    : { state: after, facts };
}

/** U6: too many quiet rounds, or too many at all. */
function endRound(state: RunyState, facts: readonly RunyFact[]): Flow {
  const { quietRounds, maxRounds } = state.frame;
  const rounds = state.turns / SEATS;
  const ends: RunyFact | null =
    state.quiet >= quietRounds ? { code: 'quiet-end', rounds: state.quiet } : rounds >= maxRounds ? { code: 'rounds-end', rounds } : null;
  return ends ? { state: { ...state, outcome: mostPrisoners(state.pawns) }, facts: [...facts, ends] } : { state, facts };
}

export function wonBy(pawns: AllPawns, colour: Colour): Outcome {
  return { winners: [colour], draw: false, score: prisoners(pawns), by: 'play' };
}

function mostPrisoners(pawns: AllPawns): Outcome {
  const score = prisoners(pawns);
  const most = Math.max(...score);
  const winners = COLOURS.filter((colour) => score[colour] === most);
  return { winners, draw: winners.length > 1, score, by: 'play' };
}
