import { CELL_BITS, CELL_MASK, type End, type Trio } from '../rules/index.ts';
import type { Ground } from './ground.ts';
import { DISTANCES, WEIGHTS } from './judgement-weights.ts';

/** Who has the ball, as an index of the weights. */
const OURS = 0;
const THEIRS = 1;
const NOBODYS = 2;

/** How good a position looks, at first sight, to the team that has just played: a log-odds of scoring next. */
export class Judgement {
  private readonly toGoal: Uint8Array;
  /** By cell: steps to the goals that the opponents score in. */
  private readonly home: Uint8Array;
  private readonly apart: Uint8Array;

  constructor(ground: Ground) {
    this.toGoal = ground.toGoal.map(clip);
    this.home = this.toGoal.slice().reverse();
    this.apart = ground.apart.map(clip);
  }

  after(end: End, theirs: Trio): number {
    const { toGoal, home, apart } = this;
    const ball = end & CELL_MASK;
    const a = end >> (3 * CELL_BITS);
    const b = (end >> (2 * CELL_BITS)) & CELL_MASK;
    const c = (end >> CELL_BITS) & CELL_MASK;
    const x = theirs >> (2 * CELL_BITS);
    const y = (theirs >> CELL_BITS) & CELL_MASK;
    const z = theirs & CELL_MASK;
    const whose = ball === a || ball === b || ball === c ? OURS : ball === x || ball === y || ball === z ? THEIRS : NOBODYS;
    const { possession, ours, opponents, oursToBall, opponentsToBall } = WEIGHTS;
    const row = whose * DISTANCES;
    const from = ball << CELL_BITS;
    let sum = possession[whose] as number;
    sum +=
      (ours[row + (toGoal[a] as number)] as number) +
      (ours[row + (toGoal[b] as number)] as number) +
      (ours[row + (toGoal[c] as number)] as number);
    sum +=
      (opponents[row + (home[x] as number)] as number) +
      (opponents[row + (home[y] as number)] as number) +
      (opponents[row + (home[z] as number)] as number);
    if (whose !== OURS)
      sum += oursToBall[row + Math.min(apart[from | a] as number, apart[from | b] as number, apart[from | c] as number)] as number;
    if (whose !== THEIRS)
      sum += opponentsToBall[row + Math.min(apart[from | x] as number, apart[from | y] as number, apart[from | z] as number)] as number;
    return sum;
  }
}

function clip(steps: number): number {
  return Math.min(steps, DISTANCES - 1);
}
