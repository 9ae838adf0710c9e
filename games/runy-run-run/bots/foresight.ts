import type { Limit } from '@pocket-stadium/bots/kit';
import type { Random } from '@pocket-stadium/kernel';
import { type Colour, freeCount, nextColour, PACKED_LENGTH, type PackedPawns, PREY } from '../rules/index.ts';
import type { Ground } from './ground.ts';
import { LOOK_NODES, type Network } from './network.ts';
import { THROWS } from './throws.ts';
import type { TurnList } from './turn-list.ts';
import { Weigher } from './weigher.ts';

/** How many of the turns that the network likes best are played on with every throw. */
const PLAYED_ON = 20;
/** What a reply that is looked at costs, in nodes. */
const REPLY_NODES = 2;

/**
 * Looks at every turn with the network, and plays the best ones on with each of the 21 throws of the seat that hunts
 * it, which replies as a regular player would.
 */
export class Foresight {
  private readonly weigher: Weigher;
  private readonly into: PackedPawns = new Uint8Array(PACKED_LENGTH);

  constructor(
    ground: Ground,
    private readonly network: Network,
    private readonly limit: Limit,
    private readonly random: Random,
  ) {
    this.weigher = new Weigher(ground);
  }

  /** The index of the turn to play. */
  choose({ colour, results }: TurnList): number {
    const wins = results.findIndex((after) => freeCount(after, PREY[colour]) === 0);
    if (wins >= 0) return wins;
    const looked = results.map((after, index) => ({ index, after, chance: this.network.chance(after, colour, nextColour(colour)) }));
    this.limit.spend(results.length * LOOK_NODES);
    const candidates = looked.sort((one, other) => other.chance - one.chance).slice(0, PLAYED_ON);
    let best = candidates[0]?.index ?? 0;
    if (candidates.length === 1) return best;
    let highest = Number.NEGATIVE_INFINITY;
    for (const { index, after } of candidates) {
      if (this.limit.spent) break;
      const chance = this.playOn(after, colour);
      if (chance > highest) {
        highest = chance;
        best = index;
      }
    }
    return best;
  }

  /** The chance of `seat` after its turn, over all throws of the next one. */
  private playOn(pawns: PackedPawns, seat: Colour): number {
    const { into, network, weigher } = this;
    const next = nextColour(seat);
    let sum = 0;
    for (const { dice, weight } of THROWS) {
      weigher.play(pawns, next, dice, this.random, into);
      if (freeCount(into, PREY[next]) > 0) sum += (weight / 36) * network.chance(into, seat, nextColour(next));
      this.limit.spend(REPLY_NODES);
    }
    return sum;
  }
}
