import type { Limit } from '@pocket-stadium/bots/kit';
import type { End } from '../rules/index.ts';
import { MOVES } from '../rules/index.ts';
import { Attack } from './attack.ts';
import { Goals } from './goals.ts';
import type { Ground, Sight } from './ground.ts';
import { Judgement } from './judgement.ts';
import { GOAL, Lookahead } from './lookahead.ts';
import { Threats } from './threats.ts';

/** Turns looked at more closely than at first sight, where nothing is forced. */
const CANDIDATES = 16;
/** Shares of the budget: for a forced goal of one's own, and for comparing turns where there is none. The rest is for the opponents' forced goals. */
const ATTACK_SHARE = 0.5;
const COMPARE_SHARE = 0.4;
/** The share of what is left for each turn in question. */
const CHECK_SHARE = 0.3;
const DEEPEST = 4;
/** Coming back to a position costs that much, in the units of `Judgement`. */
const REPEAT_COST = 0.5;

export interface Plan {
  readonly end: End;
  /** What the turn leads to: a goal by force, a goal against by force, or nothing that was found. */
  readonly kind: 'forced' | 'lost' | 'open';
  /** Turns of both sides until the goal, this one included; 0 if open. */
  readonly depth: number;
  /** For the team to play, in the units of `Judgement`. */
  readonly value: number;
}

/** Chooses a turn where none scores. */
export class Planner {
  readonly threats: Threats;
  private readonly judgement: Judgement;

  constructor(
    private readonly ground: Ground,
    private readonly limit: Limit,
  ) {
    this.threats = new Threats(ground, limit);
    this.judgement = new Judgement(ground);
  }

  plan(sight: Sight, ends: readonly End[], repeats: (end: End) => number): Plan {
    const safe = ends.filter((end) => !this.threats.scores(...this.ground.after(sight, end)));
    if (safe.length === 0) return this.resist(sight, ends);
    const forced = this.limit.within(ATTACK_SHARE, () => this.attack(sight));
    if (forced) return { ...forced, kind: 'forced', value: GOAL };
    const ranked = this.limit.within(COMPARE_SHARE, () => this.compare(sight, safe, repeats));
    return this.check(sight, ranked);
  }

  private attack(sight: Sight) {
    return new Attack(this.ground, this.threats, this.limit).find(sight);
  }

  /** The safe turns, the best first; only some of them were looked at closely. */
  private compare(sight: Sight, safe: readonly End[], repeats: (end: End) => number): Plan[] {
    const lookahead = new Lookahead(this.ground, this.threats, this.judgement, this.limit);
    const order = (plans: Plan[]) => plans.sort((one, other) => other.value - one.value);
    const all = order(safe.map((end) => ({ end, kind: 'open', depth: 0, value: this.judgement.after(end, sight.theirs) })));
    let candidates = all.slice(0, CANDIDATES);
    for (let depth = 1; depth <= DEEPEST && !this.limit.spent; depth++) {
      const looked: Plan[] = [];
      for (const { end } of candidates) {
        const value = -lookahead.value(...this.ground.after(sight, end), depth, -2 * GOAL, 2 * GOAL) - REPEAT_COST * repeats(end);
        if (this.limit.spent) break;
        looked.push({ end, kind: 'open', depth: 0, value });
      }
      if (looked.length === candidates.length) candidates = order(looked);
    }
    return [...candidates, ...all.slice(CANDIDATES)];
  }

  /** The first turn against which the opponents have no forced goal; else the one that holds out longest. */
  private check(sight: Sight, ranked: readonly Plan[]): Plan {
    let longest: Plan | null = null;
    for (const plan of ranked) {
      const [mine, theirs, ball] = this.ground.after(sight, plan.end);
      const against = this.limit.within(CHECK_SHARE, () => this.attack({ mine, theirs, ball, moves: MOVES }));
      if (!against) return plan;
      if (!longest || against.depth + 1 > longest.depth) longest = { end: plan.end, kind: 'lost', depth: against.depth + 1, value: -GOAL };
    }
    return longest ?? (ranked[0] as Plan);
  }

  /** Every turn allows a goal. This one makes it take the most moves. */
  private resist(sight: Sight, ends: readonly End[]): Plan {
    const goals = new Goals(this.ground);
    const hard = (end: End) => [1, 2].filter((moves) => !goals.canScore(...this.ground.after(sight, end), moves)).length;
    const ranked = ends.map((end) => ({ end, rank: hard(end) * GOAL + this.judgement.after(end, sight.theirs) }));
    const [first] = ranked.sort((one, other) => other.rank - one.rank);
    return { end: (first as { end: End }).end, kind: 'lost', depth: 2, value: -GOAL };
  }
}
