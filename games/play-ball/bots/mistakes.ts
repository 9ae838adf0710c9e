import type { Bot } from '@pocket-stadium/bots/kit';
import { accept, type Move, type Random, type Result } from '@pocket-stadium/kernel';
import { type End, MOVES, type PlayBallState } from '../rules/index.ts';
import { pick, plausible, takings } from './child.ts';
import { Goals } from './goals.ts';
import { PerfectTurn, rankOf, type Thought } from './perfect-turn.ts';
import { ask, ready, solutionOf } from './solutions.ts';
import type { Solution } from './solver/solution.ts';

/** How often somebody who knows every value errs, and how badly. */
export interface Mistakes {
  /** By field: of a hundred turns, how many are mistakes where one can be made. */
  readonly chance: Readonly<Record<string, number>>;
  /** A small mistake gives the value of the position away, or resists less; a large one may also leave a goal at once. */
  readonly size: 'small' | 'large';
}

/**
 * A level by mistakes: plays by the book but for so many turns. A mistake is a turn that looks like one, to the ball or to the
 * goals. Without a solution it plays as `habit` does; it never has one fetched for itself.
 */
export function erring(mistakes: Mistakes, habit: Bot<PlayBallState>): Bot<PlayBallState> {
  return {
    async prepare(view, find) {
      if (!(await ready(view.frame.field, find, true))) return false;
      const known = await ask(view, (solution) => choices(solution, view, mistakes));
      return known?.ok ?? false;
    },
    choose(game, view, seat, budget, random) {
      const solution = solutionOf(view);
      const known = solution && choices(solution, view, mistakes);
      return known?.ok ? draw(known.value, mistakes.chance[view.frame.field] ?? 0, random) : habit.choose(game, view, seat, budget, random);
    },
  };
}

interface Choices {
  readonly best: Move;
  /** Mistakes of that size that look like turns; where there is none, all of that size. */
  readonly worse: readonly Move[];
}

function draw({ best, worse }: Choices, chance: number, random: Random): Move {
  return random(100) < chance ? (pick(worse, random) ?? best) : best;
}

function choices(solution: Solution, view: PlayBallState, { size }: Mistakes): Result<Choices> {
  const made = PerfectTurn.of(solution, view);
  if (!made.ok) return made;
  const turn = made.value;
  const thoughts = turn.thoughts();
  if (!thoughts.ok) return thoughts;
  const rank = Math.max(...thoughts.value.map(rankOf));
  const worse = thoughts.value.filter((thought) => thought.turn !== null && !thought.voids && (rank === 0 || rankOf(thought) < rank));
  const sized = size === 'large' ? worse : worse.filter((thought) => !leavesGoal(turn, thought));
  const turns = sized.map((thought) => thought.turn as number);
  const { list } = turn;
  const seen = [takings(list, turns), plausible(list, turns), turns].find((some) => some.length > 0) ?? [];
  const texts = seen.map((index) => list.text(index));
  const best = turn.best();
  return best.ok ? accept({ best: best.value, worse: texts }) : best;
}

/** Whether the opponents can score at once after a turn. */
function leavesGoal({ list }: PerfectTurn, { turn }: Thought): boolean {
  const { ground, sight, ends } = list;
  return new Goals(ground).canScore(...ground.after(sight, ends[turn as number] as End), MOVES);
}
