import type { Fact } from '@pocket-stadium/kernel';
import type { Run } from './diamond.ts';

/** A man on the field: the n-th batter of his half-inning. */
export interface Runner {
  readonly number: number;
  readonly base: 1 | 2 | 3;
}

/** Who stands where, from the facts of the half-inning under way. */
export interface Lineup {
  readonly runners: readonly Runner[];
  /** The number of the man at bat. */
  readonly batter: number;
}

/** One man's way in a play; 0 is the plate, 4 is home. */
export interface Path {
  readonly number: number;
  readonly from: Run['from'];
  readonly to: Run['to'];
}

interface Played extends Fact {
  readonly moves: readonly Run[];
  readonly outs: number;
}

const isPlay = (fact: Fact): fact is Played => 'moves' in fact;
const NOBODY: Lineup = { runners: [], batter: 1 };

/** The men on the field after these facts. */
export function lineupAfter(facts: readonly Fact[]): Lineup {
  const start = facts.findLastIndex(({ code }) => code === 'half-over') + 1;
  return facts.slice(start).filter(isPlay).reduce(play, NOBODY);
}

/** The ways the men went in a play, from where they stood. */
export function pathsOf(before: Lineup, fact: Fact): Path[] {
  if (!isPlay(fact)) return [];
  return fact.moves.map(({ from, to }) => ({ number: numberAt(before, from), from, to }));
}

/** The play among the facts of a step, if there is one. */
export const playIn = (facts: readonly Fact[]): Fact | undefined => facts.find(isPlay);

/** A batter is done once he runs, or is out himself: one more is out than were put out on the bases. */
function isDone({ moves, outs }: Played): boolean {
  return moves.some(({ from }) => from === 0) || outs > moves.filter(({ to }) => to === 'out').length;
}

function play(before: Lineup, fact: Played): Lineup {
  const moved = new Map(fact.moves.map(({ from, to }) => [from as number, to]));
  const stays = before.runners.filter(({ base }) => !moved.has(base));
  const arrived = [...moved].flatMap(([from, to]): Runner[] =>
    to === 'out' || to === 4 ? [] : [{ number: numberAt(before, from), base: to }],
  );
  const runners = [...stays, ...arrived].sort((a, b) => a.base - b.base);
  return { runners, batter: before.batter + (isDone(fact) ? 1 : 0) };
}

function numberAt({ runners, batter }: Lineup, base: number): number {
  return base === 0 ? batter : (runners.find((runner) => runner.base === base)?.number ?? 0);
}
