import type { Section } from '@pocket-stadium/print/kit';
import * as w from '../words/print.ts';

export const SECTIONS: readonly Section[] = [
  {
    title: w.aim_title,
    says: [w.aim, w.begins],
  },
  {
    title: w.turn_title,
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
    says: [w.mind_goals, w.mind_change, w.mind_void],
  },
];
