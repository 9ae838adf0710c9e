import { CELL_BITS, CELL_MASK, type End, type Trio } from '../rules/index.ts';
import type { Ground, Sight } from './ground.ts';

/** The position after a turn, as the opponents see it. */
export function after(ground: Ground, { theirs }: Sight, end: End): [mine: Trio, theirs: Trio, ball: number] {
  return [ground.turn(theirs), ground.turn(end >> CELL_BITS), ground.last - (end & CELL_MASK)];
}
