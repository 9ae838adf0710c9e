import { illegalMove, type Move, type Refused, refuse, type Step } from '@pocket-stadium/kernel';
import { type Bases, hasMan, putOut, runnersFree, stay } from '../../_baseball/rules/diamond.ts';
import * as w from '../words/rules.ts';
import { type Played, STEAL_DUELS } from './chart.ts';
import type { DiceAndRunFact, StealFact } from './facts.ts';
import { type DiceAndRunState, PITCH, type Stealing, withPhase } from './state.ts';
import { StepUnderWay } from './step-under-way.ts';

type Base = 1 | 2 | 3;
const STEALS: Readonly<Record<Move, Base>> = { steal1: 1, steal2: 2, steal3: 3 };

/** The moves at a steal choice, by the men on base and by those of them who have tried. */
const STEAL_MOVES: readonly (readonly Move[])[] = Array.from({ length: 64 }, (_, at) => [
  ...runnersFree(at % 8, at >> 3).map((from) => `steal${from}`),
  'hold',
]);

export function stealMoves({ bases }: DiceAndRunState, { tried }: Stealing): readonly Move[] {
  return STEAL_MOVES[tried * 8 + bases] as readonly Move[];
}

export function chooseSteal(
  state: DiceAndRunState,
  { seat, tried }: Stealing,
  move: Move,
): Step<DiceAndRunState, DiceAndRunFact> | Refused {
  if (move === 'hold') return { ok: true, state: withPhase(state, PITCH), facts: [] };
  const from = Object.hasOwn(STEALS, move) ? STEALS[move] : undefined;
  if (from === undefined) return illegalMove(move, stealMoves(state, { seat, tried }));
  if (!hasMan(state.bases, from)) return refuse('no-runner', w.refuse_no_runner, { base: from });
  if (hasMan(tried, from)) return refuse('tried-already', w.refuse_tried_already, { base: from });
  if (!runnersFree(state.bases, tried).includes(from)) return refuse('base-taken', w.refuse_base_taken, { base: from });
  return { ok: true, state: withPhase(state, { at: 'steal-runner', seat, tried, from }), facts: [{ code: 'steal', seat, from }] };
}

/** The runner has thrown, and the die waits for the dice of the defence. */
export function throwRunner(
  state: DiceAndRunState,
  { seat, tried, from }: Stealing & { readonly from: Base },
  die: number,
): Step<DiceAndRunState, DiceAndRunFact> {
  const facts: StealFact[] = [{ code: 'steal-die', seat, from, die }];
  return { ok: true, state: withPhase(state, { at: 'steal-defence', seat, tried, from, die }), facts };
}

/** The duel: the runner's die against the two of the defence; a tie goes to the defence (D8). */
export function duel(
  state: DiceAndRunState,
  { seat, tried, from, die }: Stealing & { readonly from: Base; readonly die: number },
  [one, two]: readonly number[],
): Step<DiceAndRunState, DiceAndRunFact> {
  const step = new StepUnderWay(state, seat);
  const stolen = die > STEAL_DUELS[state.frame.stealDuel](one as number, two as number);
  const played = stolen ? advanceOne(state.bases, from) : caught(state.bases, from);
  const { outs, runs, hit, error, moves } = played;
  const code = stolen ? 'stolen-base' : 'caught-stealing';
  step.apply(played, { code, seat, side: state.standing.side, outs, runs, hit, error, moves });
  // A runner who has just stolen a base does not go again.
  return step.afterSteal(stolen && from < 3 ? tried | (1 << from) : tried);
}

function advanceOne(bases: Bases, from: Base): Played {
  const left = putOut(bases, from).bases;
  const to = (from + 1) as 2 | 3 | 4;
  const run = { ...stay(left), moves: [{ from, to }], outs: 0, hit: false, error: false };
  return to === 4 ? { ...run, runs: 1 } : { ...run, bases: left | (1 << (to - 1)) };
}

const caught = (bases: Bases, from: Base): Played => ({ ...putOut(bases, from), outs: 1, hit: false, error: false });
