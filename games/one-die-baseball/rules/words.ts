import type { GameWords } from '@pocket-stadium/kernel';
import { COLUMNS } from '../../_baseball/rules/columns.ts';
import { BASEBALL_FACTS, BASEBALL_GLOSSARY, BASEBALL_HITS, BASEBALL_PROMPTS, OUT_ENTRY } from '../../_baseball/rules/words.ts';
import * as glossaryWords from '../words/glossary.ts';
import * as w from '../words/rules.ts';

export const words: GameWords = {
  prompts: BASEBALL_PROMPTS,
  facts: {
    ...BASEBALL_FACTS,
    ...BASEBALL_HITS,
    'throw-in': w.fact_throw_in,
    'strike-out': w.fact_strike_out,
  },
  moves: {},
  sides: [],
  columns: COLUMNS,
  glossary: [
    {
      codes: ['single'],
      term: glossaryWords.term_single,
      meaning: glossaryWords.meaning_single,
    },
    {
      codes: ['double'],
      term: glossaryWords.term_double,
      meaning: glossaryWords.meaning_double,
    },
    {
      codes: ['triple'],
      term: glossaryWords.term_triple,
      meaning: glossaryWords.meaning_triple,
    },
    {
      codes: ['home-run'],
      term: glossaryWords.term_home_run,
      meaning: glossaryWords.meaning_home_run,
    },
    {
      codes: ['throw-in'],
      term: glossaryWords.term_throw_in,
      meaning: glossaryWords.meaning_throw_in,
    },
    {
      codes: ['strike-out'],
      term: glossaryWords.term_strike_out,
      meaning: glossaryWords.meaning_strike_out,
    },
    OUT_ENTRY,
    ...BASEBALL_GLOSSARY,
  ],
};
