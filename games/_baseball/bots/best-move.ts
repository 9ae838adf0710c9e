import type { Move } from '@pocket-stadium/kernel';
import type { Ends } from './half.ts';
import type { InningsState } from './half-graph.ts';
import { halfOf, leadOf, type SolvedMatch } from './match-of-innings.ts';

/** The best move in a choice of a solved match of innings. Among equal moves it is the one that is best for runs. */
export function bestMove<S extends InningsState>(solved: SolvedMatch<S>, state: S): Move {
  const node = solved.graph.index.get(solved.halfGame.key(state));
  if (node === undefined) return '';
  const number = halfOf(state.standing, solved.innings);
  const { low, high } = solved.ends[number] as Ends;
  const lead = Math.max(low, Math.min(high, leadOf(state))) - low;
  const action = solved.at(number).policies[lead * solved.half.size + node] as number;
  return solved.graph.nodes[node]?.actions[action]?.move ?? '';
}
