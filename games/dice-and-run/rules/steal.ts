import { illegalMove, type Move, type Refused, refuse, type Seat, type Step } from '@pocket-stadium/kernel';
import { type Bases, hasMan, putOut, stay } from '../../_baseball/rules/diamond.ts';
import * as w from '../words/rules.ts';
import { type Played, STEAL_DUELS } from './chart.ts';
import type { DiceAndRunFact, StealFact } from './facts.ts';
import { type DiceAndRunState, PITCH, withPhase } from './state.ts';
import { Turn } from './turn.ts';

type Base = 1 | 2 | 3;
const STEALS: Readonly<Record<Move, Base>> = { steal1: 1, steal2: 2, steal3: 3 };

/** A runner can go when the base ahead is empty; home always is (D8). */
const canSteal = (bases: Bases, from: Base): boolean => hasMan(bases, from) && (from === 3 || !hasMan(bases, from + 1));

/** The moves at a steal choice, by the men on base. */
export const STEAL_MOVES: readonly (readonly Move[])[] = Array.from({ length: 8 }, (_, bases) => [
  ...Object.keys(STEALS).filter((move) => canSteal(bases, STEALS[move] as Base)),
  'hold',
]);

export function chooseSteal(state: DiceAndRunState, seat: Seat, move: Move): Step<DiceAndRunState, DiceAndRunFact> | Refused {
  if (move === 'hold') return { ok: true, state: withPhase(state, PITCH), facts: [] };
  const from = Object.hasOwn(STEALS, move) ? STEALS[move] : undefined;
  if (from === undefined) return illegalMove(move, STEAL_MOVES[state.bases] as readonly Move[]);
  if (!hasMan(state.bases, from)) return refuse('no-runner', w.refuse_no_runner, { base: from });
  if (!canSteal(state.bases, from)) return refuse('base-taken', w.refuse_base_taken, { base: from });
  return { ok: true, state: withPhase(state, { at: 'steal-runner', seat, from }), facts: [{ code: 'steal', seat, from }] };
}

/** The runner's die waits for the dice of the defence. */
export function throwRunner(
  state: DiceAndRunState,
  { seat, from }: { readonly seat: Seat; readonly from: Base },
  die: number,
): Step<DiceAndRunState, DiceAndRunFact> {
  const facts: StealFact[] = [{ code: 'steal-die', seat, from, die }];
  return { ok: true, state: withPhase(state, { at: 'steal-defence', seat, from, die }), facts };
}

/** The duel: the runner's die against the two of the defence; a tie goes to the defence (D8). */
export function duel(
  state: DiceAndRunState,
  { seat, from, die }: { readonly seat: Seat; readonly from: Base; readonly die: number },
  [one, two]: readonly number[],
): Step<DiceAndRunState, DiceAndRunFact> {
  const turn = new Turn(state, seat);
  const stolen = die > STEAL_DUELS[state.frame.stealDuel](one as number, two as number);
  const played = stolen ? advanceOne(state.bases, from) : caught(state.bases, from);
  const { outs, runs, hit, error, moves } = played;
  const code = stolen ? 'stolen-base' : 'caught-stealing';
  turn.apply(played, { code, seat, side: state.standing.side, outs, runs, hit, error, moves });
  return turn.settle(PITCH);
}

function advanceOne(bases: Bases, from: Base): Played {
  const left = putOut(bases, from).bases;
  const to = (from + 1) as 2 | 3 | 4;
  const run = { ...stay(left), moves: [{ from, to }], outs: 0, hit: false, error: false };
  return to === 4 ? { ...run, runs: 1 } : { ...run, bases: left | (1 << (to - 1)) };
}

const caught = (bases: Bases, from: Base): Played => ({ ...putOut(bases, from), outs: 1, hit: false, error: false });
