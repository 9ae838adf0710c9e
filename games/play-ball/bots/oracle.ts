import { Limit, type Oracle, type Remark, type Weighed } from '@pocket-stadium/bots/kit';
import { fill, inEveryLang, type Move, shares, type Words } from '@pocket-stadium/kernel';
import type { PlayBallState } from '../rules/index.ts';
import * as w from '../words/bots.ts';
import { GOAL } from './lookahead.ts';
import { matchOdds } from './match-odds.ts';
import { Planner } from './planner.ts';
import { Threats } from './threats.ts';
import { listTurns } from './turn-list.ts';

/** Spent on every turn of a match. */
const NODES = 4000;
/** Where nothing is forced, nobody is surer than this to score next. */
const SUREST = 0.9;

const REMARKS = {
  'goal-missed': w.goal_missed,
  'goal-allowed': w.goal_allowed,
} as const satisfies Record<string, Words>;

/** A turn to play and what it is taken to be worth. */
interface Estimate {
  readonly move: Move;
  /** The chance of the team to play to score next. */
  readonly next: number;
}

/** Estimates from the search of the best bot: forced goals are sure, the rest is what the position looks like. */
export class PlayBallOracle implements Oracle<PlayBallState> {
  readonly source = 'search';
  readonly error = 0.25;

  constructor(private readonly nodes = NODES) {}

  expect(state: PlayBallState): readonly number[] {
    if (state.outcome) return shares(state.outcome, 2);
    return state.rollOff ? [1 / 2, 1 / 2] : this.odds(state, this.estimate(state));
  }

  weigh(state: PlayBallState): readonly Weighed[] {
    if (state.outcome || state.rollOff) return [];
    const estimate = this.estimate(state);
    return [{ move: estimate.move, expect: this.odds(state, estimate) }];
  }

  /** Goals missed, and goals allowed that could have been prevented. */
  remarks(before: PlayBallState, _move: Move, next: PlayBallState): readonly Remark[] {
    const { turn } = before.position;
    const scored = next.goals[turn] > before.goals[turn];
    if (scored || next.goals.some((goals, team) => goals !== before.goals[team]) || next.voids !== before.voids) return [];
    const list = listTurns(before);
    const found: Remark[] = list.goal ? [remark('goal-missed', turn, list.goal.text)] : [];
    const threats = new Threats(list.ground, Limit.of({}, 0));
    const { mine, theirs, ball } = list.ground.sight(next.position);
    if (!threats.scores(mine, theirs, ball)) return found;
    const safe = list.ends.findIndex((end) => !threats.scores(...list.ground.after(list.sight, end)));
    return safe < 0 ? found : [...found, remark('goal-allowed', turn, list.text(safe))];
  }

  private estimate(state: PlayBallState): Estimate {
    const { ground, sight, goal, ends, text, repeats } = listTurns(state);
    if (goal) return { move: goal.text, next: 1 };
    const limit = Limit.of({ nodes: this.nodes }, NODES);
    const plan = new Planner(ground, limit).plan(sight, ends, repeats);
    const move = text(ends.indexOf(plan.end));
    return { move, next: plan.kind === 'forced' ? 1 : plan.kind === 'lost' ? 0 : chance(plan.value) };
  }

  private odds(state: PlayBallState, { next }: Estimate): readonly number[] {
    const odds = matchOdds(state, state.position.turn === 0 ? next : 1 - next);
    return [odds, 1 - odds];
  }
}

/** The log-odds of a position, as a chance. */
function chance(value: number): number {
  if (Math.abs(value) >= GOAL - 10) return value > 0 ? SUREST : 1 - SUREST;
  return Math.min(SUREST, Math.max(1 - SUREST, 1 / (1 + Math.exp(-value))));
}

function remark(code: keyof typeof REMARKS, seat: number, move: Move): Remark {
  return { code, seat, words: inEveryLang((lang) => fill(REMARKS[code], { move }, lang)) };
}

export function makeOracle(): Oracle {
  return new PlayBallOracle() as Oracle;
}
