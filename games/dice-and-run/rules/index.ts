import type { Game } from '@pocket-stadium/kernel';
import { lineScore, scoreOfLines } from '../../_baseball/rules/line-score.ts';
import { about } from '../about.ts';
import type { DiceAndRunFact } from './facts.ts';
import { choose, moves, next, roll, secrets, start, view } from './flow.ts';
import { OPTIONS } from './options.ts';
import { type DiceAndRunState, makeTeams, teamOf } from './state.ts';
import { factValues, words } from './words.ts';

export const game: Game<DiceAndRunState, DiceAndRunFact> = {
  about: { ...about, options: OPTIONS },
  words,
  factValues,
  start,
  next,
  moves,
  choose,
  roll,
  secrets,
  view,
  side: teamOf,
  sheet: (setup, told) => lineScore(({ R, H, E, LOB }) => ({ R, H, E, LOB }), makeTeams(setup.seats), setup.options.first, told),
  score: scoreOfLines,
  bound: ({ options }) => 4000 + 1000 * (options.innings as number),
};

export { batter, pitcher } from './state.ts';
export type { DiceAndRunFact, DiceAndRunState };
