import type { GameWords } from '@pocket-stadium/kernel';
import { COLUMNS } from '../../_baseball/rules/columns.ts';
import { BASEBALL_FACTS, BASEBALL_PROMPTS } from '../../_baseball/rules/words.ts';
import * as glossaryWords from '../words/glossary.ts';
import * as w from '../words/rules.ts';

export const words: GameWords = {
  prompts: BASEBALL_PROMPTS,
  facts: {
    ...BASEBALL_FACTS,
    ones: w.fact_ones,
    'no-one': w.fact_no_one,
  },
  moves: {},
  sides: [],
  columns: COLUMNS,
  glossary: [
    {
      codes: ['ones'],
      term: glossaryWords.term_ones,
      meaning: glossaryWords.meaning_ones,
    },
    {
      codes: ['no-one'],
      term: glossaryWords.term_no_one,
      meaning: glossaryWords.meaning_no_one,
    },
  ],
};
