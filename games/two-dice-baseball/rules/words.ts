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
    sacrifice: w.fact_sacrifice,
    out: w.fact_out,
    'double-play': w.fact_double_play,
    walk: w.fact_walk,
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
      codes: ['walk'],
      term: glossaryWords.term_walk,
      meaning: glossaryWords.meaning_walk,
    },
    {
      codes: ['sacrifice'],
      term: glossaryWords.term_sacrifice,
      meaning: glossaryWords.meaning_sacrifice,
    },
    {
      codes: ['double-play'],
      term: glossaryWords.term_double_play,
      meaning: glossaryWords.meaning_double_play,
    },
    OUT_ENTRY,
    ...BASEBALL_GLOSSARY,
  ],
};
