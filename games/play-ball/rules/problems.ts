import type { Words } from '@pocket-stadium/kernel';
import * as w from '../words/problems.ts';

/** Why a part of a turn, or the end of a turn, is refused. The keys are the codes. */
export const TURN_PROBLEMS = {
  'bad-part': w.bad_part,
  'unknown-cell': w.unknown_cell,
  'round-over': w.round_over,
  'no-moves-left': w.no_moves_left,
  'not-yours': w.not_yours,
  'not-adjacent': w.not_adjacent,
  occupied: w.occupied,
  'not-in-line': w.not_in_line,
  'nothing-to-jump': w.nothing_to_jump,
  'lands-elsewhere': w.lands_elsewhere,
  'is-a-bounce': w.is_a_bounce,
  'is-a-jump': w.is_a_jump,
  'goal-without-ball': w.goal_without_ball,
  'not-the-carrier': w.not_the_carrier,
  'not-a-team-mate': w.not_a_team_mate,
  'opponent-between': w.opponent_between,
  'pass-repeats': w.pass_repeats,
  'ends-on-point': w.ends_on_point,
  'changes-nothing': w.changes_nothing,
} as const satisfies Record<string, Words>;

export type TurnProblem = keyof typeof TURN_PROBLEMS;
