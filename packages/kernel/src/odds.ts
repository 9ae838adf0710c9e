import { allFaces } from './faces.ts';
import type { Fact, Game, Move, Step } from './game.ts';
import type { Count, Wording } from './outlook.ts';

/** Something that may come of a choice, and how likely it is. */
export interface Chance extends Count {
  /** What it takes or what it is: "under 4", "a strike". */
  readonly what: Wording;
  /** Whether it is what one hopes for; the other chances are what one risks. */
  readonly good: boolean;
  /** With one die: the faces that do it. */
  readonly faces?: readonly number[];
}

/** What a choice needs and how likely that is. A sure thing has no chances. */
export interface Odds {
  readonly chances: readonly Chance[];
  /** What comes of it in any case, or as a second step: who has the ball then, who may react. */
  readonly after?: Wording;
}

/** One way in which the dice of a choice may fall until nothing more is thrown for it. */
export interface Way<S, F extends Fact> {
  readonly state: S;
  readonly facts: readonly F[];
  /** The dice thrown on the way, throw by throw. */
  readonly throws: readonly (readonly number[])[];
}

/**
 * Every way from a step on, all equally likely within their own number of dice. Each throw goes through the rules,
 * until `settled` or until no dice are due.
 */
export function waysFrom<S, F extends Fact>(
  game: Pick<Game<S, F>, 'next' | 'roll'>,
  step: Step<S, F>,
  settled: (facts: readonly F[]) => boolean,
): Way<S, F>[] {
  const ways: Way<S, F>[] = [];
  const walk = (state: S, facts: readonly F[], throws: readonly (readonly number[])[]): void => {
    const next = game.next(state);
    if (next.kind !== 'roll' || settled(facts)) {
      ways.push({ state, facts, throws });
      return;
    }
    for (const { faces } of allFaces(next.dice)) {
      const rolled = game.roll(state, faces);
      walk(rolled.state, [...facts, ...rolled.facts], [...throws, faces]);
    }
  };
  walk(step.state, step.facts, []);
  return ways;
}

/** How many of the ways do it, counted in throws of as many dice as the longest way takes. */
export function countWays<S, F extends Fact>(ways: readonly Way<S, F>[], does: (way: Way<S, F>) => boolean): Count & { faces?: number[] } {
  const diceOf = ({ throws }: Way<S, F>): number => throws.reduce((dice, faces) => dice + faces.length, 0);
  const most = ways.reduce((dice, way) => Math.max(dice, diceOf(way)), 0);
  const doing = ways.filter(does);
  const count = { ways: doing.reduce((sum, way) => sum + 6 ** (most - diceOf(way)), 0), of: 6 ** most };
  return most === 1 ? { ...count, faces: doing.map(({ throws }) => throws[0]?.[0] as number) } : count;
}

/** What a move leads to, or null where it is refused. */
export function stepOf<S, F extends Fact>(game: Pick<Game<S, F>, 'choose'>, state: S, move: Move): Step<S, F> | null {
  const step = game.choose(state, move);
  return step.ok ? step : null;
}
