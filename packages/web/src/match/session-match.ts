import type { Review } from '@pocket-stadium/bots';
import type { Entry, Move, Play, Refused, RollNext, Seat, Seating, Timeline } from '@pocket-stadium/kernel';
import { settings } from '../settings.svelte.ts';

/** What somebody at this device wants. The match decides which entry it makes, if any. */
export type Intent =
  /** A throw, with the faces where people throw real dice. */
  | { readonly do: 'roll'; readonly faces?: readonly number[] }
  | { readonly do: 'move'; readonly move: Move }
  | { readonly do: 'back'; readonly to: number }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'draw' };

/** Who throws the dice that are due: somebody here when asked, the app without asking, or others elsewhere. */
export type Thrower = 'asked' | 'itself' | 'elsewhere';

/** The match of a session. It knows where the match is kept, who sits there, and who confirms its entries. */
export interface SessionMatch {
  /** The confirmed log. A new fold replaces it. */
  readonly timeline: Timeline;
  readonly seating: Seating;
  /** Whether the others play elsewhere, so that nobody can hurry them. */
  readonly remote: boolean;
  /** Whether something was asked that is not in the log yet. */
  readonly sending: boolean;
  /** Whether anything may be taken back at all just now. */
  readonly mayGoBack: boolean;
  /** Whether the match is kept: false once that failed. */
  readonly kept: boolean;
  /** Whether faces are typed in by people. */
  readonly byHand: boolean;
  /** The address where it can be gone through again; null where there is none. */
  readonly after: string | null;
  /** The address where it can go on at a table of the server; null where it cannot. */
  readonly online: string | null;
  /** The seat whose time ran out, where that is known. */
  readonly flagged: Seat | null;
  /** Asks for something. It is shown when the log has it; a refusal comes back. */
  ask(intent: Intent): Promise<Refused | null>;
  /** The move of a seat that a bot decides for; null where it comes from elsewhere. */
  botMove(seat: Seat): Promise<Move> | null;
  /** Who throws a roll; `own` is whether the board leaves it to people. */
  throws(next: RollNext, own: boolean): Thrower;
  /** The time of a seat ran out, so it has lost. Where the server keeps the time, the server says so. */
  ranOut?(seat: Seat): void;
  /** The match is over and reviewed: there may be something to learn from it. */
  learn?(review: Review): Promise<void>;
  /** Calls back when the log, or whether something is being sent, may have changed. */
  listen(heard: () => void): void;
}

/** Whether somebody throws these dice with a tap. The roll-off, and dice that only follow a choice, may need none. */
export function needsTap(play: Play, { seat, why }: RollNext): boolean {
  if (settings.throws !== 'chosen') return settings.throws === 'each';
  return why !== 'roll-off' && !followsChoice(play, seat);
}

/** Whether the dice of a seat only follow its own choice. */
export function followsChoice(play: Play, seat: Seat): boolean {
  const last = play.lastInForce();
  return last?.type === 'move' && last.seat === seat;
}

/** An intent as the entry that it makes where nobody else is asked. */
export function entryFor({ next }: Play, intent: Intent, faces: (count: number) => readonly number[]): Entry {
  const seat: Seat = next.kind === 'over' ? 0 : next.seat;
  switch (intent.do) {
    case 'roll': {
      const from = intent.faces ? 'hand' : 'seed';
      return { type: 'roll', seat, faces: intent.faces ?? (next.kind === 'roll' ? faces(next.dice) : []), from };
    }
    case 'move':
      return { type: 'move', seat, move: intent.move };
    case 'back':
      return { type: 'back', to: intent.to };
    case 'resign':
      return { type: 'forfeit', seat: intent.seat };
    case 'draw':
      return { type: 'draw' };
  }
}
