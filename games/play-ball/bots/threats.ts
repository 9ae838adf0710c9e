import type { Limit } from '@pocket-stadium/bots/kit';
import type { Cell } from '../../_hex/rules/index.ts';
import { CELL_BITS, MOVES, type Trio, trioHigh, trioLow } from '../rules/index.ts';
import { Goals } from './goals.ts';
import type { Ground } from './ground.ts';

/** How many ways to score are kept for a team and the ball. The oldest makes room. */
const WAYS = 8;
const WAY_SLOTS_BITS = 14;
const NONE_SLOTS_BITS = 18;
/** What listing all turns of a position costs, in nodes; asking whether it has a goal costs one. */
export const TURNS_NODES = 8;

/**
 * Whether a goal can be scored, asked millions of times about positions that are much alike. A goal
 * found depends on a few cells: it is remembered with those, and known at once wherever the same
 * team and ball meet opponents who leave them alone. Positions without a goal are remembered too.
 */
export class Threats {
  private readonly goals: Goals;
  private readonly wayKeys = new Int32Array(1 << WAY_SLOTS_BITS);
  private readonly wayCounts = new Uint8Array(1 << WAY_SLOTS_BITS);
  /** Four words for each way: the cells that must be free and those that must be held, low and high. */
  private readonly ways = new Int32Array((1 << WAY_SLOTS_BITS) * WAYS * 4);
  private readonly noneKeys = new Int32Array(1 << NONE_SLOTS_BITS);
  private readonly noneTheirs = new Int32Array(1 << NONE_SLOTS_BITS);

  constructor(
    ground: Ground,
    private readonly limit: Limit,
  ) {
    this.goals = new Goals(ground);
  }

  /** Whether the team that plays from the bottom scores in a turn of three moves. */
  scores(mine: Trio, theirs: Trio, ball: Cell): boolean {
    // One is added so that no key is 0, which stands for an empty slot.
    const key = ((mine << CELL_BITS) | ball) + 1;
    const hash = Math.imul(key, 0x9e3779b1);
    const slot = hash >>> (32 - WAY_SLOTS_BITS);
    if (this.wayKeys[slot] === key && this.knowsWay(slot, theirs)) return true;
    const none = (hash ^ Math.imul(theirs, 0x85ebca6b)) >>> (32 - NONE_SLOTS_BITS);
    if (this.noneKeys[none] === key && this.noneTheirs[none] === theirs) return false;
    this.limit.spend(1);
    if (this.goals.canScore(mine, theirs, ball, MOVES)) {
      this.keepWay(slot, key);
      return true;
    }
    this.noneKeys[none] = key;
    this.noneTheirs[none] = theirs;
    return false;
  }

  private knowsWay(slot: number, theirs: Trio): boolean {
    const { ways } = this;
    const low = trioLow(theirs);
    const high = trioHigh(theirs);
    const first = slot * WAYS * 4;
    const end = first + Math.min(this.wayCounts[slot] as number, WAYS) * 4;
    for (let i = first; i < end; i += 4) {
      const spoilt = (low & (ways[i] as number)) | (high & (ways[i + 1] as number));
      const missing = ((ways[i + 2] as number) & ~low) | ((ways[i + 3] as number) & ~high);
      if ((spoilt | missing) === 0) return true;
    }
    return false;
  }

  private keepWay(slot: number, key: number): void {
    const { ways, goals } = this;
    if (this.wayKeys[slot] !== key) {
      this.wayKeys[slot] = key;
      this.wayCounts[slot] = 0;
    }
    const count = this.wayCounts[slot] as number;
    const at = (slot * WAYS + (count % WAYS)) * 4;
    ways[at] = goals.freeLow;
    ways[at + 1] = goals.freeHigh;
    ways[at + 2] = goals.heldLow;
    ways[at + 3] = goals.heldHigh;
    // A count from WAYS to 2 * WAYS - 1 says that all slots are filled, and which goes next.
    this.wayCounts[slot] = count + 1 === 2 * WAYS ? WAYS : count + 1;
  }
}
