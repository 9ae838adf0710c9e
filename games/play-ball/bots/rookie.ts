import type { Bot } from '@pocket-stadium/bots/kit';
import type { PlayBallState } from '../rules/index.ts';
import { after } from './after.ts';
import { pick, plausible, takings } from './child.ts';
import { Goals } from './goals.ts';
import { Standing } from './judgement.ts';
import { listTurns, partsOf } from './turn-list.ts';

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
    const { goal, turns, ground, sight } = list;
    if (goal !== null && random(100) < (SEES_GOAL[Math.min(partsOf(goal), SEES_GOAL.length - 1)] as number)) return goal;
    const taking = random(100) < SEES_TAKING ? takings(list, turns) : [];
    const among = taking.length > 0 ? taking : plausible(list, turns);
    const goals = new Goals(ground);
    const standing = new Standing(ground);
    const liking = ({ end }: (typeof turns)[number]) =>
      standing.after(end, sight.theirs) - (goals.canScore(...after(ground, sight, end), FORESEES) ? 100 : 0);
    const thought = Array.from({ length: THINKS_OF }, () => pick(among, random) ?? pick(turns, random)).filter(
      (turn) => turn !== undefined,
    );
    const [liked] = thought.map((turn) => ({ text: turn.text, liking: liking(turn) })).sort((one, other) => other.liking - one.liking);
    return liked?.text ?? goal ?? '';
  },
};
