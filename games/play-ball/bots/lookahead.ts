import type { Limit } from '@pocket-stadium/bots/kit';
import type { Cell } from '../../_hex/rules/index.ts';
import { CELL_BITS, CELL_MASK, type End, MOVES, type Trio, TurnGenerator } from '../rules/index.ts';
import type { Ground } from './ground.ts';
import type { Judgement } from './judgement.ts';
import { type Threats, TURNS_NODES } from './threats.ts';

/** A goal, in the units of `Judgement`; sooner is worth more. */
export const GOAL = 1000;
/** How many of the best-looking turns are followed up, by the turns still to look ahead. */
const WIDTHS = [1, 1, 6, 8, 10];

/** Looks a few turns ahead at the turns that look best at first sight: for positions where nothing is forced. */
export class Lookahead {
  private readonly turns: TurnGenerator[] = [];
  private readonly scores: Float64Array[] = [];

  constructor(
    private readonly ground: Ground,
    private readonly threats: Threats,
    private readonly judgement: Judgement,
    private readonly limit: Limit,
  ) {}

  /** What a position is worth to the team to play, looking `depth` turns ahead. */
  value(mine: Trio, theirs: Trio, ball: Cell, depth: number, alpha: number, beta: number): number {
    const { ground, threats } = this;
    const { last } = ground;
    if (threats.scores(mine, theirs, ball)) return GOAL + depth;
    const opponents = ground.turn(theirs);
    const count = this.list(mine, theirs, ball, depth);
    const { ends } = this.turns[depth] as TurnGenerator;
    const scores = this.scores[depth] as Float64Array;
    let best = -GOAL - depth + 1;
    let followed = 0;
    for (let k = 0; k < count; k++) {
      const i = highest(scores, count);
      const score = scores[i] as number;
      scores[i] = Number.NEGATIVE_INFINITY;
      const end = ends[i] as End;
      const after = ground.turn(end >> CELL_BITS);
      const at = last - (end & CELL_MASK);
      if (threats.scores(opponents, after, at)) continue;
      if (depth <= 1) return score;
      const value = -this.value(opponents, after, at, depth - 1, -beta, -Math.max(alpha, best));
      if (value > best) best = value;
      if (best >= beta || ++followed === WIDTHS[depth] || this.limit.spent) break;
    }
    return best;
  }

  private list(mine: Trio, theirs: Trio, ball: Cell, depth: number): number {
    this.turns[depth] ??= new TurnGenerator(this.ground.field);
    const turns = this.turns[depth] as TurnGenerator;
    this.limit.spend(TURNS_NODES);
    const count = turns.generate(0, mine, theirs, ball, MOVES);
    let scores = this.scores[depth];
    if (!scores || scores.length < count) {
      scores = new Float64Array(2 * count);
      this.scores[depth] = scores;
    }
    for (let i = 0; i < count; i++) scores[i] = this.judgement.after(turns.ends[i] as End, theirs);
    return count;
  }
}

function highest(scores: Float64Array, count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  return best;
}
