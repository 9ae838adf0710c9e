import type { Bot } from '@pocket-stadium/bots/kit';
import type { End, PlayBallState } from '../rules/index.ts';
import { pick, plausible, takings } from './child.ts';
import { Goals } from './goals.ts';
import { Judgement } from './judgement.ts';
import { listTurns } from './turn-list.ts';

/** Of a hundred goals with so many parts, how many it sees; longer ones as the last. */
const SEES_GOAL = [100, 98, 90, 75, 50, 30] as const;
/** Of a hundred chances to take the ball, how many it sees. */
const SEES_TAKING = 75;
/** Turns it thinks of, before it picks the one it likes best. */
const THINKS_OF = 3;
/** The opponents' goals it foresees: those of so many moves. */
const FORESEES = 1;

/** Plays like somebody new to it: it misses the longer goals, thinks of a few turns alone, and foresees only the simplest threats. */
export const rookie: Bot<PlayBallState> = {
  choose(_game, seen, _seat, _budget, random) {
    const list = listTurns(seen);
    const { goal, ends, ground, sight } = list;
    if (goal && random(100) < (SEES_GOAL[Math.min(goal.parts, SEES_GOAL.length - 1)] as number)) return goal.text;
    const turns = [...ends.keys()];
    const taking = random(100) < SEES_TAKING ? takings(list, turns) : [];
    const among = taking.length > 0 ? taking : plausible(list, turns);
    const goals = new Goals(ground);
    const judgement = new Judgement(ground);
    const liking = (end: End) => judgement.after(end, sight.theirs) - (goals.canScore(...ground.after(sight, end), FORESEES) ? 100 : 0);
    const thought = Array.from({ length: THINKS_OF }, () => pick(among, random) ?? pick(turns, random)).filter(
      (turn) => turn !== undefined,
    );
    const [liked] = thought.map((turn) => ({ turn, liking: liking(ends[turn] as End) })).sort((one, other) => other.liking - one.liking);
    return liked ? list.text(liked.turn) : (goal?.text ?? '');
  },
};
