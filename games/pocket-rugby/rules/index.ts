import type { Game } from '@pocket-stadium/kernel';
import { about } from '../about.ts';
import type { PocketRugbyFact } from './facts.ts';
import { choose, moves, next, roll, start } from './flow.ts';
import { OPTIONS } from './options.ts';
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
  sheet: (_, told) => matchSheet(told.flat()),
  score: scoreOfSheet,
  bound: () => 1000,
};

export type { MatchSheet, MatchSheetLine } from './sheet.ts';
export { type CardsInForce, inForce, lastMinute } from './state.ts';
export type { PocketRugbyFact, PocketRugbyState };
