import type { GameWords, Values, Words } from '@pocket-stadium/kernel';
import { COLUMNS } from '../../_baseball/rules/columns.ts';
import { BASEBALL_FACTS, BASEBALL_PROMPTS } from '../../_baseball/rules/words.ts';
import * as w from '../words/rules.ts';
import type { DiceAndRunFact } from './facts.ts';
import { glossary } from './glossary.ts';

const RUNNERS: Readonly<Record<number, Words>> = {
  1: w.runner_1,
  2: w.runner_2,
  3: w.runner_3,
};
const TARGETS: Readonly<Record<number, Words>> = {
  2: w.target_2,
  3: w.target_3,
  4: w.target_4,
};
const DOUBLE_PLAYS: Readonly<Record<number, Words>> = {
  0: w.double_play_0,
  1: w.double_play_1,
  2: w.double_play_2,
  3: w.double_play_3,
};

/** The runner a fact speaks of, the base that runner goes to, and how many men advanced. */
export function factValues(fact: DiceAndRunFact): Values {
  if ('moves' in fact) {
    const [first] = fact.moves;
    const from = first?.from ?? 0;
    return { runner: RUNNERS[from], target: TARGETS[from + 1], out: DOUBLE_PLAYS[from], advanced: fact.moves.length };
  }
  if (fact.code === 'pitch-shown') return { faces: fact.faces.join('-') };
  return 'from' in fact ? { runner: RUNNERS[fact.from], target: TARGETS[fact.from + 1] } : {};
}

export const words: GameWords = {
  prompts: {
    'roll-off': BASEBALL_PROMPTS['roll-off'],
    bat: BASEBALL_PROMPTS.throw,
    pitch: w.prompt_pitch,
    decide: w.prompt_decide,
    swing: w.prompt_swing,
    answer: w.prompt_answer,
    reaction: w.prompt_reaction,
    steal: w.prompt_steal,
    'steal-sum': w.prompt_steal_sum,
    'steal-lowest': w.prompt_steal_lowest,
    'steal-each': w.prompt_steal_each,
    'steal-each-sum': w.prompt_steal_each_sum,
    'steal-each-lowest': w.prompt_steal_each_lowest,
    'steal-runner': w.prompt_steal_runner,
    'steal-defence': w.prompt_steal_defence,
  },
  facts: {
    ...BASEBALL_FACTS,
    'roll-off-won': w.fact_roll_off_won,
    'half-over': w.fact_half_over,
    'half-not-begun': w.fact_half_not_begun,
    'walk-off': w.fact_walk_off,
    single: w.fact_single,
    double: w.fact_double,
    triple: w.fact_triple,
    'home-run': w.fact_home_run,
    'strike-out': w.fact_strike_out,
    'fly-out': w.fact_fly_out,
    'pop-out': w.fact_pop_out,
    'double-play': w.fact_double_play,
    'ground-out': w.fact_ground_out,
    walk: w.fact_walk,
    'sacrifice-fly': w.fact_sacrifice_fly,
    'wild-pitch': w.fact_wild_pitch,
    'passed-ball': w.fact_passed_ball,
    'hit-by-pitch': w.fact_hit_by_pitch,
    pickoff: w.fact_pickoff,
    'sacrifice-bunt': w.fact_sacrifice_bunt,
    error: w.fact_error,
    'batter-out': w.fact_batter_out,
    ball: w.fact_ball,
    strike: w.fact_strike,
    'foul-ball': w.fact_foul_ball,
    'foul-again': w.fact_foul_again,
    pitch: w.fact_pitch,
    'pitch-shown': w.fact_pitch_shown,
    swing: w.fact_swing,
    take: w.fact_take,
    'single-hit': w.fact_single_hit,
    'double-hit': w.fact_double_hit,
    'triple-hit': w.fact_triple_hit,
    'sacrifice-fly-hit': w.fact_sacrifice_fly_hit,
    'sacrifice-bunt-hit': w.fact_sacrifice_bunt_hit,
    'double-play-hit': w.fact_double_play_hit,
    'pop-out-hit': w.fact_pop_out_hit,
    accept: w.fact_accept,
    react: w.fact_react,
    'hit-stands': w.fact_hit_stands,
    steal: w.fact_steal,
    'steal-die': w.fact_steal_die,
    'stolen-base': w.fact_stolen_base,
    'caught-stealing': w.fact_caught_stealing,
  },
  moves: {
    swing: {
      name: w.move_swing,
      does: w.move_swing_does,
    },
    take: {
      name: w.move_take,
      does: w.move_take_does,
    },
    accept: {
      name: w.move_accept,
      does: w.move_accept_does,
    },
    react: {
      name: w.move_react,
      does: w.move_react_does,
    },
    steal1: {
      name: w.move_steal1,
      does: w.move_steal1_does,
    },
    steal2: {
      name: w.move_steal2,
      does: w.move_steal2_does,
    },
    steal3: {
      name: w.move_steal3,
      does: w.move_steal3_does,
    },
    hold: {
      name: w.move_hold,
      does: w.move_hold_does,
    },
  },
  sides: [w.side_1, w.side_2],
  columns: COLUMNS,
  glossary,
};
