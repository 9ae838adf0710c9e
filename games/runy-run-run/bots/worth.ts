import type { Cell } from '../../_hex/rules/index.ts';
import { type Board, COLOURS, type Colour, freeCount, PAWNS, type PackedPawns, PREY } from '../rules/index.ts';
import { Reaches } from './reaches.ts';
import { chanceOf } from './throws.ts';

/**
 * Log-odds of winning, up to what all three have in common, fitted by multinomial logistic regression
 * to the winners of quick games: a row for the seat to play, the next and the last.
 */
const WEIGHTS = [
  { seat: 0, held: [0, 0.52, 1.06, 1.77, 2.47], all: 0.06, any: 0.71, last: 2.31, release: 0.21 },
  { seat: -0.32, held: [0, 0.63, 1.19, 1.8, 2.74], all: 0.09, any: 0.44, last: 0.23, release: 0.3 },
  { seat: -0.25, held: [0, 0.63, 1.17, 1.77, 2.71], all: 0.13, any: 0.42, last: 0.17, release: 0.19 },
] as const;

/** What each seat can expect of a position, at a closer look. */
export class Worth {
  private readonly reaches: Reaches;
  private readonly odds = new Float64Array(3);

  constructor(board: Board) {
    this.reaches = new Reaches(board);
  }

  /** The chance of winning of each seat, where `turn` is to throw. Every call answers the same array. */
  of(pawns: PackedPawns, turn: Colour): Float64Array {
    const { odds, reaches } = this;
    for (const colour of COLOURS) {
      const prey = PREY[colour];
      const free = freeCount(pawns, prey);
      if (free === 0) {
        odds.fill(0);
        odds[colour] = 1;
        return odds;
      }
      reaches.look(pawns, colour);
      let any = 0;
      let all = 0;
      for (let i = 0; i < free; i++) {
        const throws = reaches.cells[pawns[prey * PAWNS + i] as Cell] as number;
        any |= throws;
        all += chanceOf(throws);
      }
      const weights = WEIGHTS[(colour - turn + 3) % 3] as (typeof WEIGHTS)[number];
      const chance = chanceOf(any);
      odds[colour] = Math.exp(
        weights.seat +
          (weights.held[PAWNS - free] as number) +
          weights.all * all +
          (weights.any + (free === 1 ? weights.last : 0)) * chance +
          weights.release * chanceOf(reaches.release),
      );
    }
    const sum = (odds[0] as number) + (odds[1] as number) + (odds[2] as number);
    for (const colour of COLOURS) odds[colour] = (odds[colour] as number) / sum;
    return odds;
  }
}
