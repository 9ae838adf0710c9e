import { chosen } from '@pocket-stadium/bots/kit';
import { allFaces, type Game, type Move } from '@pocket-stadium/kernel';
import { lastMinute, type PocketRugbyState, TO_THE_END } from '../../rules/index.ts';

/** P is the player with the hand when the action starts, Q the other. */
export type Side = 'P' | 'Q';
export type Colour = 'yellow' | 'red';

/** One way an action can end. */
export interface Leaf {
  readonly p: number;
  /** What P's lead gains. */
  readonly lead: number;
  /** What the clock moves on by, unless the period ends. */
  readonly minutes: number;
  /** Whether P keeps the hand, unless the period ends. */
  readonly keeps: boolean;
  /** Whether it ends in playing on: a period may go on at its last minute for this (P3). */
  readonly playedOn: boolean;
  readonly card: { readonly side: Side; readonly colour: Colour } | null;
}

/** A choice that comes up with probability `p`; each move leads to leaves with probabilities of its own. */
export interface Fork {
  readonly p: number;
  readonly side: Side;
  readonly moves: readonly { readonly move: Move; readonly leaves: readonly Leaf[] }[];
}

/** Everything that can become of an action, worked out from the rules. */
export interface ActionProgram {
  readonly leaves: readonly Leaf[];
  readonly forks: readonly Fork[];
}

/** More cards than this change nothing: no throw is left that makes a try. */
export const MOST_CARDS = 6;

/** The actions of a format, each worked out when somebody asks for it. */
export interface Actions {
  /** By the cards in force of the player with the hand. */
  program(cards: number): ActionProgram;
}

export function deriveActions(game: Game<PocketRugbyState>, start: PocketRugbyState): Actions {
  const programs: ActionProgram[] = [];
  return {
    program(cards) {
      programs[cards] ??= deriveAction(game, start, cards);
      return programs[cards];
    },
  };
}

export function allLeaves({ leaves, forks }: ActionProgram): readonly Leaf[] {
  return [...leaves, ...forks.flatMap(({ moves }) => moves.flatMap((move) => move.leaves))];
}

/**
 * The action of a player with `cards` cards in force, in the middle of a match. What it brings does not depend on the
 * score, nor on the minute as long as the period does not end, nor on the other player's cards.
 */
export function deriveAction(game: Game<PocketRugbyState>, start: PocketRugbyState, cards: number): ActionProgram {
  const [zero, one] = start.cards;
  const own = { ...zero, red: zero.red + cards, redUntil: new Array<number>(cards).fill(TO_THE_END) };
  const early: PocketRugbyState = { ...start, hand: 0, cards: [own, one], phase: { at: 'action' } };
  const frame = { ...start.frame, halves: 2, playsOn: true };
  return derive(game, { early, late: { ...early, frame, half: 1, minute: lastMinute(frame, 1), secondHalf: 1 } });
}

/**
 * The same action followed at two moments: early in a match, where it moves the clock, and at the last minute of a period
 * that goes on only where the action ends in playing on.
 */
interface Twice {
  readonly early: PocketRugbyState;
  readonly late: PocketRugbyState;
}

class Mixture {
  readonly leaves = new Map<string, Leaf>();
  readonly forks = new Map<string, Fork>();

  leaf(leaf: Leaf): void {
    const { p, ...what } = leaf;
    const key = JSON.stringify(what);
    this.leaves.set(key, { ...leaf, p: p + (this.leaves.get(key)?.p ?? 0) });
  }

  fork(fork: Fork): void {
    const { p, ...what } = fork;
    const key = JSON.stringify(what);
    this.forks.set(key, { ...fork, p: p + (this.forks.get(key)?.p ?? 0) });
  }
}

function derive(game: Game<PocketRugbyState>, start: Twice): ActionProgram {
  /** Follows every roll from a state. A choice becomes a fork, where one is allowed. */
  function follow(into: Mixture, at: Twice, p: number): void {
    const next = game.next(at.early);
    if (next.kind === 'over') throw new Error('An action in the middle of a match cannot end it.');
    if (at.early.phase.at === 'action') into.leaf({ p, ...ending(start, at) });
    else if (next.kind === 'roll') throwAll(into, at, next.dice, p);
    else fork(into, at, next.seat, p);
  }

  function fork(into: Mixture, { early, late }: Twice, seat: number, p: number): void {
    const moves = game.moves(early).map((move) => {
      const after = new Mixture();
      follow(after, { early: chosen(game, early, move).state, late: chosen(game, late, move).state }, 1);
      if (after.forks.size > 0) throw new Error('One choice an action is all the solver knows.');
      return { move, leaves: [...after.leaves.values()] };
    });
    into.fork({ p, side: seat === start.early.hand ? 'P' : 'Q', moves });
  }

  function throwAll(into: Mixture, { early, late }: Twice, dice: number, p: number): void {
    // Faces that lead to the same state are followed once.
    const results = new Map<string, { after: Twice; p: number }>();
    for (const { faces, probability } of allFaces(dice)) {
      const after = { early: game.roll(early, faces).state, late: game.roll(late, faces).state };
      const key = JSON.stringify(after);
      results.set(key, { after, p: probability + (results.get(key)?.p ?? 0) });
    }
    for (const result of results.values()) follow(into, result.after, p * result.p);
  }

  const program = new Mixture();
  throwAll(program, start, 2, 1);
  return { leaves: [...program.leaves.values()], forks: [...program.forks.values()] };
}

function ending({ early: before, late }: Twice, { early: after, late: lateAfter }: Twice): Omit<Leaf, 'p'> {
  const lead = ({ score, hand }: PocketRugbyState) => (score[0] - score[1]) * (hand === 0 ? 1 : -1);
  return {
    lead: lead({ ...after, hand: before.hand }) - lead(before),
    minutes: after.minute - before.minute,
    keeps: after.hand === before.hand,
    playedOn: lateAfter.half === late.half,
    card: cardGiven(before, after),
  };
}

function cardGiven(before: PocketRugbyState, after: PocketRugbyState): Leaf['card'] {
  for (const seat of [0, 1] as const) {
    const side = seat === before.hand ? 'P' : 'Q';
    if (after.cards[seat].yellow > before.cards[seat].yellow) return { side, colour: 'yellow' };
    if (after.cards[seat].red > before.cards[seat].red) return { side, colour: 'red' };
  }
  return null;
}
