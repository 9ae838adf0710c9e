import type { Limit } from '@pocket-stadium/bots/kit';
import type { Cell } from '../../_hex/rules/index.ts';
import { CELL_BITS, CELL_MASK, type End, MOVES, type Trio, TurnGenerator } from '../rules/index.ts';
import type { Ground, Sight } from './ground.ts';
import { type Threats, TURNS_NODES } from './threats.ts';

/*
 * Forced goals, looked for among threats: a turn after which the opponents cannot score and the team
 * would if nothing happened. Against it stand the replies that leave no goal; after each the team
 * needs another such threat. Where no reply is left the goal is forced.
 */

/** How deep (turns of both sides, the goal's included) and how broad (replies to a threat) to look, one after the other. */
const ROUNDS: readonly (readonly [depth: number, replies: number])[] = [
  [3, 0],
  [5, 6],
  [7, 3],
  [5, 40],
  [9, 3],
  [7, 8],
  [11, 3],
  [7, 40],
  [9, 8],
];
const MOST_REPLIES = 40;

/** The team to play attacks, and has no goal this turn. */
interface Attacker {
  readonly mine: Trio;
  readonly theirs: Trio;
  readonly ball: Cell;
  readonly moves: number;
  /** The turns that threaten a goal, each with at least one reply; null before anybody looked. */
  threats: readonly End[] | null;
  /** The same turns with their replies, those with the fewest first; null before anybody asked. */
  answered: readonly Threat[] | null;
  /** The latest round of the search in which nothing was found. */
  failed: number;
  /** The turn that forces a goal. */
  forced: ForcedGoal | null;
}

/** A turn that threatens a goal, and the replies that prevent it: if there are more than MOST_REPLIES, some of them. */
interface Threat {
  readonly end: End;
  readonly replies: readonly End[];
}

export interface ForcedGoal {
  readonly end: End;
  /** Turns of both sides, the goal's included. */
  readonly depth: number;
}

export class Attack {
  private readonly mineTurns: TurnGenerator;
  private readonly theirTurns: TurnGenerator;
  private readonly met = new Map<number, Attacker>();
  private round = 0;
  /** The reply that refuted the latest threat. */
  private held: End = 0;
  /** Replies that have refuted something, and how often. */
  private readonly refuted = new Map<End, number>();

  constructor(
    private readonly ground: Ground,
    private readonly threats: Threats,
    private readonly limit: Limit,
  ) {
    this.mineTurns = new TurnGenerator(ground.field);
    this.theirTurns = new TurnGenerator(ground.field);
  }

  /** A turn that forces a goal, if one is found in time; `sight` has no goal this turn. */
  find(sight: Sight): ForcedGoal | null {
    const root: Attacker = { ...sight, threats: null, answered: null, failed: -1, forced: null };
    for (this.round = 0; this.round < ROUNDS.length && !root.forced && !this.limit.spent; this.round++) {
      const [depth, replies] = ROUNDS[this.round] as (typeof ROUNDS)[number];
      this.attack(root, depth, replies);
    }
    return root.forced;
  }

  private attack(attacker: Attacker, depth: number, most: number): boolean {
    if (!attacker.threats) this.lookForThreats(attacker);
    if (attacker.forced) return attacker.forced.depth <= depth;
    if (depth === 3 || attacker.failed === this.round) return false;
    attacker.answered ??= this.answer(attacker);
    for (const { end, replies } of attacker.answered) {
      if (replies.length > most) break;
      const length = this.defend(end, replies, depth - 2, most);
      if (length > 0) {
        attacker.forced = { end, depth: length + 2 };
        return true;
      }
      if (this.limit.spent) return false;
    }
    attacker.failed = this.round;
    return false;
  }

  /** How long the longest reply lasts, 0 if one holds. */
  private defend(end: End, replies: readonly End[], depth: number, most: number): number {
    const mine = end >> CELL_BITS;
    let longest = 1;
    for (const reply of replies) {
      const after = this.attacker(mine, this.ground.turn(reply >> CELL_BITS), this.ground.last - (reply & CELL_MASK));
      if (!this.attack(after, depth, most)) {
        this.refuted.set(reply, (this.refuted.get(reply) ?? 0) + 1);
        return 0;
      }
      longest = Math.max(longest, (after.forced as ForcedGoal).depth);
    }
    return longest;
  }

  /** Fills in the threats, or the goal that is forced where one of them has no reply. */
  private lookForThreats(attacker: Attacker): void {
    const { ground, threats, mineTurns, limit } = this;
    const { mine, theirs, ball, moves } = attacker;
    const { last } = ground;
    const opponents = ground.turn(theirs);
    const found: End[] = [];
    limit.spend(TURNS_NODES);
    const count = mineTurns.generate(0, mine, theirs, ball, moves);
    for (let i = 0; i < count && !attacker.forced && !limit.spent; i++) {
      const end = mineTurns.ends[i] as End;
      const after = end >> CELL_BITS;
      const at = end & CELL_MASK;
      if (threats.scores(opponents, ground.turn(after), last - at) || !threats.scores(after, theirs, at)) continue;
      if (this.repliesTo(theirs, end, 1).length > 0) found.push(end);
      else attacker.forced = { end, depth: 3 };
    }
    attacker.threats = found;
  }

  private answer({ theirs, threats }: Attacker): Threat[] {
    const answered: Threat[] = [];
    for (const end of threats ?? []) {
      if (this.limit.spent) break;
      answered.push({ end, replies: this.repliesTo(theirs, end, MOST_REPLIES + 1) });
    }
    return answered.sort((one, other) => one.replies.length - other.replies.length);
  }

  /** Up to `most` replies that leave no goal, those first that have held elsewhere. */
  private repliesTo(theirs: Trio, end: End, most: number): End[] {
    const { ground, threats, theirTurns, limit } = this;
    const { last } = ground;
    const mine = end >> CELL_BITS;
    limit.spend(TURNS_NODES);
    const count = theirTurns.generate(0, ground.turn(theirs), ground.turn(mine), last - (end & CELL_MASK), MOVES);
    const replies: End[] = [];
    const holds = (reply: End) => !threats.scores(mine, ground.turn(reply >> CELL_BITS), last - (reply & CELL_MASK));
    if (most === 1 && theirTurns.ends.subarray(0, count).includes(this.held) && holds(this.held)) return [this.held];
    for (let i = 0; i < count && replies.length < most; i++) {
      const reply = theirTurns.ends[i] as End;
      if (holds(reply)) replies.push(reply);
    }
    if (most === 1) this.held = replies[0] ?? this.held;
    return replies.sort((one, other) => (this.refuted.get(other) ?? 0) - (this.refuted.get(one) ?? 0));
  }

  private attacker(mine: Trio, theirs: Trio, ball: Cell): Attacker {
    const key = (mine * 2 ** (3 * CELL_BITS) + theirs) * 2 ** CELL_BITS + ball;
    const known = this.met.get(key);
    if (known) return known;
    const attacker: Attacker = { mine, theirs, ball, moves: MOVES, threats: null, answered: null, failed: -1, forced: null };
    this.met.set(key, attacker);
    return attacker;
  }
}
