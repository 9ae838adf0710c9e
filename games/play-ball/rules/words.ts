import { type GameWords, ROLL_OFF_WORDS, type Values } from '@pocket-stadium/kernel';
import * as w from '../words/rules.ts';
import { COLUMNS } from './columns.ts';
import type { PlayBallFact } from './facts.ts';
import { glossary } from './glossary.ts';

/** The score as it is said. */
export function factValues(fact: PlayBallFact): Values {
  return 'goals' in fact ? { score: fact.goals.join('–') } : {};
}

export const words: GameWords = {
  prompts: {
    ...ROLL_OFF_WORDS.prompts,
    'kick-off': w.prompt_kick_off,
    turn: w.prompt_turn,
  },
  facts: {
    ...ROLL_OFF_WORDS.facts,
    step: w.fact_step,
    jump: w.fact_jump,
    bounce: w.fact_bounce,
    'ball-picked-up': w.fact_ball_picked_up,
    'ball-stolen': w.fact_ball_stolen,
    'ball-taken-over': w.fact_ball_taken_over,
    pass: w.fact_pass,
    goal: w.fact_goal,
    stuck: w.fact_stuck,
    'void-repeated': w.fact_void_repeated,
    'void-long': w.fact_void_long,
    'void-last': w.fact_void_last,
    'scored-last': w.fact_scored_last,
    round: w.fact_round,
  },
  moves: {},
  sides: [w.side_red, w.side_blue],
  columns: COLUMNS,
  glossary,
};
