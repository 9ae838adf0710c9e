import type { Seat, Viewer } from './game.ts';
import { inForce, rankIn } from './in-force.ts';
import type { Entry, RollEntry } from './match.ts';

/** The secret rolls of a log: who saw each of them fall, and which everybody has seen since. */
export class SecretRolls {
  /** The indexes of the secret rolls in force. */
  private readonly live: number[] = [];
  /** The seats that saw each secret roll, by entry index. */
  private readonly seats = new Map<number, readonly Seat[]>();
  /** The secret rolls that were taken back after everybody had seen them. */
  private readonly shown = new Set<number>();

  get none(): boolean {
    return this.seats.size === 0;
  }

  add(index: number, seats: readonly Seat[]): void {
    this.seats.set(index, seats);
    this.live.push(index);
  }

  /** Whether a roll is in force. One that was taken back comes out only with the end of the match. */
  has(index: number): boolean {
    return rankIn(this.live, index) >= 0;
  }

  /** The log goes back to entry `to`, at a moment at which the latest `hidden` rolls are still hidden. */
  goBack(to: number, hidden: number): void {
    let left = hidden;
    while ((this.live.at(-1) ?? -1) >= to) {
      const index = this.live.pop() as number;
      if (left-- <= 0) this.shown.add(index);
    }
  }

  /** Whether the faces of an entry are kept from those who did not see them fall, while the latest `hidden` are. */
  conceals(index: number, hidden: number, live: readonly number[] = this.live): boolean {
    if (!this.seats.has(index)) return false;
    // A secret roll that was taken back before it was shown stays with those who saw it.
    const rank = rankIn(live, index);
    return rank < 0 ? !this.shown.has(index) : live.length - rank <= hidden;
  }

  /** The log as a viewer may see it. With `earlier` it is cut at a moment before the latest. */
  mask(log: readonly Entry[], viewer: Viewer, hidden: number, earlier: boolean): readonly Entry[] {
    const live = earlier ? inForce(log).filter((index) => this.seats.has(index)) : this.live;
    const entries = [...log];
    for (const [index, seats] of this.seats) {
      if (index >= log.length || seats.includes(viewer as Seat) || !this.conceals(index, hidden, live)) continue;
      entries[index] = { ...(entries[index] as RollEntry), faces: null };
    }
    return entries;
  }
}
