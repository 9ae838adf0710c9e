import type { Fact } from '@pocket-stadium/kernel';
import { type Bases, men, type Run } from './diamond.ts';

/** A man on the field: the n-th batter of the half-inning. */
export interface Runner {
  readonly number: number;
  readonly base: 1 | 2 | 3;
}

/** Who stands where, from the facts of the half-inning under way. */
export interface Lineup {
  readonly runners: readonly Runner[];
  /** The number of the one at bat. */
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

/** The men of a position that nobody has played: the one furthest on batted first. */
export function lineupAt(bases: Bases): Lineup {
  const runners = men(bases)
    .toReversed()
    .map((base, i) => ({ number: i + 1, base }));
  return { runners, batter: runners.length + 1 };
}

/**
 * The way each man went in a step, from where he stood. All plays of the step, such as a single and the error after it,
 * make one way for each man. A man who is out in the end leaves from where he was put out.
 */
export function pathsIn(before: Lineup, facts: readonly Fact[]): Path[] {
  const paths = new Map<number, Path>();
  let lineup = before;
  for (const fact of facts.filter(isPlay)) {
    for (const { from, to } of fact.moves) {
      const number = numberAt(lineup, from);
      paths.set(number, { number, from: to === 'out' ? from : (paths.get(number)?.from ?? from), to });
    }
    lineup = play(lineup, fact);
  }
  return [...paths.values()];
}

/** The first play among the facts of a step, if there is one: whose side runs. */
export const playIn = (facts: readonly Fact[]): Fact | undefined => facts.find(isPlay);

/** The batter is out if the play made one more out than men were put out on the bases. */
export function batterIsOut(fact: Fact): boolean {
  return isPlay(fact) && fact.outs > fact.moves.filter(({ to }) => to === 'out').length;
}

/** A batter is done when running or out. */
function isDone(fact: Played): boolean {
  return fact.moves.some(({ from }) => from === 0) || batterIsOut(fact);
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
