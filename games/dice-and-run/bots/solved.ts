import type { OptionValues } from '@pocket-stadium/kernel';
import type { SolvedMatch } from '../../_baseball/bots/match-of-innings.ts';
import type { DiceAndRunState } from '../rules/index.ts';
import { solver } from './solver/index.ts';

/** All states of a match share their frame. */
const known = new WeakMap<DiceAndRunState['frame'], SolvedMatch<DiceAndRunState>>();

/** The solution of the match a state belongs to. */
export function solutionOf({ frame }: DiceAndRunState): SolvedMatch<DiceAndRunState> {
  const solved = known.get(frame) ?? solve(frame);
  known.set(frame, solved);
  return solved;
}

function solve(frame: DiceAndRunState['frame']): SolvedMatch<DiceAndRunState> {
  const { innings, walkOff, extraInnings, advanced, basicTable, stealDuel, stealEach, stealAfterFoul, reactInPlay } = frame;
  const mode = advanced ? 'advanced' : 'basic';
  const later = { steals: stealEach ? 'each' : 'one', stealAfterFoul, reactTo: reactInPlay ? 'in-play' : 'hits' };
  const options: OptionValues = { mode, innings, extraInnings, walkOff, basicTable, stealDuel, ...later, first: 0 };
  return solver.solution(options);
}
