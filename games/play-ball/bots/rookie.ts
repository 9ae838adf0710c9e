import type { Bot } from '@pocket-stadium/bots/kit';
import type { End, PlayBallState } from '../rules/index.ts';
import { pick, plausible, takings } from './child.ts';
import { Goals } from './goals.ts';
import { Judgement } from './judgement.ts';
import { listTurns } from './turn-list.ts';

/** What somebody new to the game sees. */
interface Eyes {
  /** Of a hundred goals with so many parts, how many it sees. Longer goals count as the last. */
  readonly goals: readonly number[];
  /** Of a hundred chances to take the ball, how many it sees. */
  readonly takings: number;
  /** Of a hundred turns, how many it spends on the ball and the goals. The others go anywhere. */
  readonly plays: number;
  /** Turns it thinks of, before it picks the one it likes best. */
  readonly thinksOf: number;
  /** The opponents' goals it foresees: those of so many moves. */
  readonly foresees: number;
}

function newcomer(eyes: Eyes): Bot<PlayBallState> {
  return {
    choose(_game, view, _seat, _budget, random) {
      const list = listTurns(view);
      const { goal, ends, ground, sight } = list;
      if (goal && random(100) < (eyes.goals[Math.min(goal.parts, eyes.goals.length - 1)] as number)) return goal.text;
      const turns = [...ends.keys()];
      const taking = random(100) < eyes.takings ? takings(list, turns) : [];
      const among = taking.length > 0 ? taking : eyes.plays === 100 || random(100) < eyes.plays ? plausible(list, turns) : turns;
      const goals = new Goals(ground);
      const judgement = new Judgement(ground);
      const foreseen = (end: End) => eyes.foresees > 0 && goals.canScore(...ground.after(sight, end), eyes.foresees);
      const liking = (end: End) => judgement.after(end, sight.theirs) - (foreseen(end) ? 100 : 0);
      const thought = Array.from({ length: eyes.thinksOf }, () => pick(among, random) ?? pick(turns, random)).filter(
        (turn) => turn !== undefined,
      );
      const [liked] = thought.map((turn) => ({ turn, liking: liking(ends[turn] as End) })).sort((one, other) => other.liking - one.liking);
      return liked ? list.text(liked.turn) : (goal?.text ?? '');
    },
  };
}

/** Plays like somebody new to it: it misses the longer goals, thinks of a few turns alone, and foresees only the simplest threats. */
export const rookie = newcomer({ goals: [100, 98, 90, 75, 50, 30], takings: 75, plays: 100, thinksOf: 3, foresees: 1 });

/**
 * Plays with the head in the clouds: it misses most goals and four chances in five to take the ball, and forgets the
 * match two turns in five.
 */
export const gus = newcomer({ goals: [100, 38, 10, 2, 0], takings: 27, plays: 86, thinksOf: 1, foresees: 0 });
