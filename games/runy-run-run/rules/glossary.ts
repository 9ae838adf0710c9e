import type { GlossaryEntry } from '@pocket-stadium/kernel';
import * as w from '../words/glossary.ts';

export const glossary: readonly GlossaryEntry[] = [
  {
    codes: ['all-captured'],
    term: w.term_all_captured,
    meaning: w.meaning_all_captured,
  },
  {
    codes: ['leg'],
    term: w.term_leg,
    meaning: w.meaning_leg,
  },
  {
    codes: ['capture'],
    term: w.term_capture,
    meaning: w.meaning_capture,
  },
  {
    codes: ['release'],
    term: w.term_release,
    meaning: w.meaning_release,
  },
  {
    codes: ['set-up'],
    term: w.term_set_up,
    meaning: w.meaning_set_up,
  },
  {
    codes: ['quiet-end', 'rounds-end'],
    term: w.term_quiet_end,
    meaning: w.meaning_quiet_end,
  },
];
