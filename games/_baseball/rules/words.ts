import { type GlossaryEntry, ROLL_OFF_WORDS, type Words } from '@pocket-stadium/kernel';
import * as glossaryWords from '../words/glossary.ts';
import * as optionWords from '../words/options.ts';
import * as w from '../words/rules.ts';

/** Options that all baseball games have, less what differs. */
export const BASEBALL_OPTIONS = {
  innings: { kind: 'integer', role: 'length', usual: [1, 3, 5, 7, 9], label: optionWords.innings },
  walkOff: {
    kind: 'boolean',
    default: false,
    label: optionWords.walk_off,
    help: optionWords.walk_off_help,
  },
  first: {
    kind: 'seat-or-roll-off',
    default: 'roll-off',
    label: optionWords.first,
  },
} as const;

export const BASEBALL_PROMPTS = {
  ...ROLL_OFF_WORDS.prompts,
  throw: w.prompt_throw,
} as const;

/** Sentences for the facts of `innings.ts` and the opening. */
export const BASEBALL_FACTS = {
  ...ROLL_OFF_WORDS.facts,
  'half-over': w.fact_half_over,
  'half-not-begun': w.fact_half_not_begun,
  'walk-off': w.fact_walk_off,
  'extra-inning': w.fact_extra_inning,
} as const;

/** Words of baseball that all its dice games use. */
export const BASEBALL_GLOSSARY: readonly GlossaryEntry[] = [
  {
    codes: ['throw'],
    term: glossaryWords.term_throw,
    meaning: glossaryWords.meaning_throw,
  },
  {
    codes: ['inning', 'half-over'],
    term: glossaryWords.term_inning,
    meaning: glossaryWords.meaning_inning,
  },
  {
    codes: ['run'],
    term: glossaryWords.term_run,
    meaning: glossaryWords.meaning_run,
  },
  {
    codes: ['home-plate'],
    term: glossaryWords.term_home_plate,
    meaning: glossaryWords.meaning_home_plate,
  },
  {
    codes: ['lob'],
    term: glossaryWords.term_lob,
    meaning: glossaryWords.meaning_lob,
  },
  {
    codes: ['extra-inning'],
    term: glossaryWords.term_extra_inning,
    meaning: glossaryWords.meaning_extra_inning,
  },
];

export const OUT_ENTRY: GlossaryEntry = {
  codes: ['out'],
  term: glossaryWords.term_out,
  meaning: glossaryWords.meaning_out,
};

/** Hits after which everybody advances as many bases as the batter. */
export const BASEBALL_HITS = {
  single: w.fact_single,
  double: w.fact_double,
  triple: w.fact_triple,
  'home-run': w.fact_home_run,
} as const satisfies Record<string, Words>;
