import type { Words } from '@pocket-stadium/kernel';
import * as w from '../../words/ear.ts';
import type { Question } from '../settings.svelte.ts';

/** What each question is called. */
export const NAMES: Readonly<Record<Question, Words>> = {
  score: w.ask_score,
  position: w.ask_position,
  dice: w.ask_dice,
  last: w.ask_last,
  turn: w.ask_turn,
  clock: w.ask_clock,
  all: w.ask_all,
  earlier: w.ask_earlier,
  later: w.ask_later,
};
