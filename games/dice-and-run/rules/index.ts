import type { Game } from '@pocket-stadium/kernel';
import { gistOf } from '../../_baseball/rules/gist.ts';
import { lineScore, scoreOfLines } from '../../_baseball/rules/line-score.ts';
import { about } from '../about.ts';
import type { DiceAndRunFact } from './facts.ts';
import { odds } from './odds.ts';
import { OPTIONS } from './options.ts';
import { outlook } from './outlook.ts';
import { choose, moves, next, roll, secrets, start, view } from './phases.ts';
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
  sheet: (setup, factsByEntry) =>
    lineScore(({ R, H, E, LOB }) => ({ R, H, E, LOB }), makeTeams(setup.seats, setup.options), setup.options.first, factsByEntry),
  score: scoreOfLines,
  outlook,
  odds,
  gist: gistOf,
  bound: ({ options }) => 4000 + 1000 * (options.innings as number),
};

export { batter, pitcher } from './state.ts';
export type { DiceAndRunFact, DiceAndRunState };
