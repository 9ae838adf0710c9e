import type { GlossaryEntry, Words } from '@pocket-stadium/kernel';
import { BASEBALL_GLOSSARY, OUT_ENTRY } from '../../_baseball/rules/words.ts';
import * as w from '../words/glossary.ts';
import type { PlayCode } from './chart.ts';
import { TERMS } from './terms.ts';

const MEANINGS: Readonly<Record<PlayCode, Words>> = {
  single: w.meaning_single,
  double: w.meaning_double,
  triple: w.meaning_triple,
  'home-run': w.meaning_home_run,
  'strike-out': w.meaning_strike_out,
  'fly-out': w.meaning_fly_out,
  'pop-out': w.meaning_pop_out,
  'double-play': w.meaning_double_play,
  'ground-out': w.meaning_ground_out,
  walk: w.meaning_walk,
  'sacrifice-fly': w.meaning_sacrifice_fly,
  'wild-pitch': w.meaning_wild_pitch,
  'passed-ball': w.meaning_passed_ball,
  'hit-by-pitch': w.meaning_hit_by_pitch,
  pickoff: w.meaning_pickoff,
  'sacrifice-bunt': w.meaning_sacrifice_bunt,
  error: w.meaning_error,
  'batter-out': w.meaning_batter_out,
};

const PLAY_ENTRIES: readonly GlossaryEntry[] = Object.entries(TERMS).map(([code, term]) => ({
  codes: [code],
  term,
  meaning: MEANINGS[code as PlayCode],
}));

/** What is there before anybody throws: the field, the teams, and who has to run. */
const FIELD_WORDS: readonly GlossaryEntry[] = [
  { codes: ['dugout'], term: w.term_dugout, meaning: w.meaning_dugout },
  { codes: ['home-team'], term: w.term_home_team, meaning: w.meaning_home_team },
  { codes: ['visitors'], term: w.term_visitors, meaning: w.meaning_visitors },
  { codes: ['forced'], term: w.term_forced, meaning: w.meaning_forced },
];

export const glossary: readonly GlossaryEntry[] = [
  ...PLAY_ENTRIES,
  {
    codes: ['ball'],
    term: w.term_ball,
    meaning: w.meaning_ball,
  },
  {
    codes: ['strike'],
    term: w.term_strike,
    meaning: w.meaning_strike,
  },
  {
    codes: ['foul-ball', 'foul-again'],
    term: w.term_foul_ball,
    meaning: w.meaning_foul_ball,
  },
  {
    codes: ['pitch', 'pitch-shown'],
    term: w.term_pitch,
    meaning: w.meaning_pitch,
  },
  {
    codes: ['swing', 'single-hit', 'double-hit', 'triple-hit', 'sacrifice-fly-hit', 'sacrifice-bunt-hit', 'double-play-hit', 'pop-out-hit'],
    term: w.term_swing,
    meaning: w.meaning_swing,
  },
  {
    codes: ['take'],
    term: w.term_take,
    meaning: w.meaning_take,
  },
  {
    codes: ['react', 'accept', 'hit-stands'],
    term: w.term_react,
    meaning: w.meaning_react,
  },
  {
    codes: ['steal', 'steal-die', 'stolen-base', 'caught-stealing', 'steal1', 'steal2', 'steal3', 'hold'],
    term: w.term_steal,
    meaning: w.meaning_steal,
  },
  ...FIELD_WORDS,
  OUT_ENTRY,
  ...BASEBALL_GLOSSARY,
];
