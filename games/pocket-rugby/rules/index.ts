import type { Game } from '@pocket-stadium/kernel';
import { about } from '../about.ts';
import type { PocketRugbyFact } from './facts.ts';
import { odds } from './odds.ts';
import { OPTIONS } from './options.ts';
import { outlook } from './outlook.ts';
import { choose, moves, next, roll, start } from './phases.ts';
import { matchSheet, scoreOfSheet } from './sheet.ts';
import type { PocketRugbyState } from './state.ts';
import { factValues, words } from './words.ts';

export const game: Game<PocketRugbyState, PocketRugbyFact> = {
  about: { ...about, options: OPTIONS },
  words,
  factValues,
  start,
  next,
  moves,
  choose,
  roll,
  sheet: (_, factsByEntry) => matchSheet(factsByEntry.flat()),
  score: scoreOfSheet,
  outlook,
  odds,
  bound: () => 1000,
};

export type { MatchSheet, MatchSheetLine } from './sheet.ts';
export { type CardsInForce, inForce, lastMinute, TO_THE_END } from './state.ts';
export type { PocketRugbyFact, PocketRugbyState };
