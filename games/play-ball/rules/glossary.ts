import type { GlossaryEntry } from '@pocket-stadium/kernel';
import * as w from '../words/glossary.ts';

export const glossary: readonly GlossaryEntry[] = [
  {
    codes: ['playballer'],
    term: w.term_playballer,
    meaning: w.meaning_playballer,
  },
  {
    codes: ['step'],
    term: w.term_step,
    meaning: w.meaning_step,
  },
  {
    codes: ['jump'],
    term: w.term_jump,
    meaning: w.meaning_jump,
  },
  {
    codes: ['bounce'],
    term: w.term_bounce,
    meaning: w.meaning_bounce,
  },
  {
    codes: ['pass'],
    term: w.term_pass,
    meaning: w.meaning_pass,
  },
  {
    codes: ['goal'],
    term: w.term_goal,
    meaning: w.meaning_goal,
  },
  {
    codes: ['void-repeated', 'void-long', 'void-last'],
    term: w.term_void_repeated,
    meaning: w.meaning_void_repeated,
  },
];
