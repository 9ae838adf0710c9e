import { type GameWords, ROLL_OFF_WORDS, type Values, type Words } from '@pocket-stadium/kernel';
import * as w from '../words/rules.ts';
import { COLUMNS } from './columns.ts';
import type { RunyFact } from './facts.ts';
import { glossary } from './glossary.ts';

/** A pawn of each colour, and several. */
const ONE: readonly Words[] = [w.a_chick, w.a_fox, w.a_snake];
const MANY: readonly Words[] = [w.chicks, w.foxes, w.snakes];

/** The animals of a fact. */
export function factValues(fact: RunyFact): Values {
  if (fact.code === 'capture') return { caught: ONE[fact.other] };
  if (fact.code === 'release') return { freed: ONE[fact.seat] };
  return fact.code === 'all-captured' ? { caught: MANY[fact.other] } : {};
}

export const words: GameWords = {
  prompts: {
    ...ROLL_OFF_WORDS.prompts,
    'set-up': w.prompt_set_up,
    throw: w.prompt_throw,
    turn: w.prompt_turn,
  },
  facts: {
    ...ROLL_OFF_WORDS.facts,
    'set-up': w.fact_set_up,
    throw: w.fact_throw,
    leg: w.fact_leg,
    capture: w.fact_capture,
    release: w.fact_release,
    pass: w.fact_pass,
    'all-captured': w.fact_all_captured,
    'quiet-end': w.fact_quiet_end,
    'rounds-end': w.fact_rounds_end,
  },
  moves: {},
  sides: [w.side_chicks, w.side_foxes, w.side_snakes],
  columns: COLUMNS,
  glossary,
};
