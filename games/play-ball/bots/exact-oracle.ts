import type { Oracle, Remark, Verdict, Weighed } from '@pocket-stadium/bots/kit';
import { fill, inEveryLang, type Move, type Result, shares, type Values, type Words } from '@pocket-stadium/kernel';
import type { PlayBallState } from '../rules/index.ts';
import { game as playBall } from '../rules/index.ts';
import * as w from '../words/bots.ts';
import { PerfectTurn } from './perfect-turn.ts';
import type { Solution } from './solver/solution.ts';

/** Knows what a match is worth under perfect play: won, lost, or nobody's. */
export class ExactOracle implements Oracle<PlayBallState> {
  readonly source = 'exact';
  readonly error = 0;

  constructor(private readonly solution: Solution) {}

  expect(state: PlayBallState): readonly number[] {
    if (state.outcome) return shares(state.outcome, 2);
    if (state.rollOff) {
      const begins = [0, 1].map((team) => this.expect(playBall.start({ ...state.frame, first: team }, 2)));
      return [0, 1].map((team) => begins.reduce((sum, worth) => sum + (worth[team] as number), 0) / begins.length);
    }
    const thoughts = given(given(PerfectTurn.of(this.solution, state)).thoughts());
    return this.bySeat(state, Math.max(...thoughts.map(({ worth }) => worth)));
  }

  weigh(state: PlayBallState): readonly Weighed[] {
    if (state.outcome || state.rollOff) return [];
    const turn = given(PerfectTurn.of(this.solution, state));
    const thoughts = given(turn.thoughts());
    // The best turn comes first, because a review names the first: the quickest goal among those that win.
    const preferred = given(turn.best());
    const weighed = thoughts.map((thought) => ({ move: turn.text(thought), expect: this.bySeat(state, thought.worth) }));
    return weighed.sort((one, other) => Number(other.move === preferred) - Number(one.move === preferred));
  }

  private bySeat({ position }: PlayBallState, worth: number): readonly number[] {
    return position.turn === 0 ? [worth, 1 - worth] : [1 - worth, worth];
  }

  /** What the round lost by a turn: a goal, a draw, or time. */
  remarks(before: PlayBallState, _move: Move, next: PlayBallState): readonly Remark[] {
    if (next.goals.some((goals, team) => goals !== before.goals[team]) || next.voids !== before.voids) return [];
    const was = given(this.solution.verdict(before.position));
    const is = forTheOthers(given(this.solution.verdict(next.position)));
    if (is.value === was.value && (is.depth ?? 0) === (was.depth ?? 0)) return [];
    const { turn: seat } = before.position;
    const move = given(given(PerfectTurn.of(this.solution, before)).best());
    const found: Remark[] = [];
    const say = (code: string, words: Words, values: Values) =>
      found.push({ code, seat, words: inEveryLang((lang) => fill(words, values, lang)), move });
    if (was.depth === 1) say('goal-missed', w.goal_missed, { move });
    if (is.value === 'L' && is.depth === 2) say('goal-allowed', w.goal_allowed, { move });
    if (found.length === 0)
      say('mistake', MISTAKES[`${was.value}${is.value}`] ?? w.slower, { move, turns: was.depth ?? 0, later: is.depth ?? 0 });
    return found;
  }
}

const MISTAKES: Readonly<Record<string, Words>> = { WW: w.slower, WD: w.win_drawn, WL: w.win_lost, DL: w.draw_lost, LL: w.sooner };

/** A verdict for those who play next, turned into one for those who made the turn. */
function forTheOthers({ value, depth }: Verdict): Verdict {
  return { value: value === 'W' ? 'L' : value === 'L' ? 'W' : 'D', depth: depth === null ? null : depth + 1 };
}

/** A file that is found damaged in the middle of a review is an error: nothing can be said any more. */
function given<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.value;
}
