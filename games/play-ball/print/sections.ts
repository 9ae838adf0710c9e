import { filled, type Section } from '@pocket-stadium/print/kit';
import { KICK_OFF_MOVES, MOVES } from '../rules/position.ts';
import { GOALS_TO_WIN, LONGEST_ROUND, SAME_POSITION, VOIDS_TO_END } from '../rules/rounds.ts';
import * as w from '../words/print.ts';

/** The rules on a page, for teams of so many. */
export const sections = (team: number): readonly Section[] => [
  {
    title: w.aim_title,
    says: [filled(w.aim, { team, goals: GOALS_TO_WIN }), filled(w.begins, { moves: KICK_OFF_MOVES })],
  },
  {
    title: filled(w.turn_title, { moves: MOVES }),
    rows: [
      [w.step, w.step_does],
      [w.jump, w.jump_does],
      [w.bounce, w.bounce_does],
      [w.ball, w.ball_does],
      [w.pass, w.pass_does],
    ],
  },
  {
    title: w.mind_title,
    says: [w.mind_goals, w.mind_change, filled(w.mind_void, { times: SAME_POSITION, turns: LONGEST_ROUND, voids: VOIDS_TO_END })],
  },
];
