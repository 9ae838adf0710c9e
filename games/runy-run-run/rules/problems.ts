import { type Refused, refuse, type Values, type Words } from '@pocket-stadium/kernel';
import * as w from '../words/problems.ts';

/** Why a position, a setup, a leg or the end of a turn is refused. The keys are the codes. */
export const PROBLEMS = {
  'bad-position': w.bad_position,
  'unknown-board': w.unknown_board,
  'bad-pawns': w.bad_pawns,
  'bad-setup-order': w.bad_setup_order,
  'set-up-outside': w.set_up_outside,
  'misplaced-prisoner': w.misplaced_prisoner,
  'won-twice': w.won_twice,
  'unknown-cell': w.unknown_cell,

  'not-in-camp': w.not_in_camp,
  'cell-twice': w.cell_twice,
  'set-up-full': w.set_up_full,
  'set-up-short': w.set_up_short,

  'bad-leg': w.bad_leg,
  'no-leg-yet': w.no_leg_yet,
  'second-leg-due': w.second_leg_due,
  'turn-over': w.turn_over,
  'one-leg-only': w.one_leg_only,
  'won-already': w.won_already,
  'no-such-die': w.no_such_die,
  'no-pawn': w.no_pawn,
  prisoner: w.prisoner,
  'has-acted': w.has_acted,
  'not-in-line': w.not_in_line,
  'too-far': w.too_far,
  'too-near': w.too_near,
  'in-the-way': w.in_the_way,
  'own-camp': w.own_camp,
  'not-prey': w.not_prey,
  'no-prisoner': w.no_prisoner,
  'is-a-capture': w.is_a_capture,
  'is-a-release': w.is_a_release,
  'no-room': w.no_room,
  'bad-place': w.bad_place,
} as const satisfies Record<string, Words>;

export type ProblemCode = keyof typeof PROBLEMS;

export function problem(code: ProblemCode, values: Values = {}): Refused {
  return refuse(code, PROBLEMS[code], values);
}
