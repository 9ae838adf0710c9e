import type { Pinned } from '../nodes/listing-board.ts';
import type { Room } from './room.ts';

/** Milliseconds that the person who made a table may take to come to it. */
export const ARRIVAL = 15_000;

/** The line of a public table in the listing: the table has one while somebody who sits there is here. */
export class ListingPin {
  private host: { readonly address: string; readonly at: number } | null = null;
  /** The line as the other nodes know it. */
  private pinned: Pinned | null = null;

  constructor(private readonly room: Room) {}

  /** Somebody made the table, and is on the way to it. */
  expect(address: string): void {
    this.host ??= { address, at: this.room.services.steady() };
  }

  /** Whether the person who made the table is on the way to it; null where this node does not know, as it did not make it. */
  get arriving(): boolean | null {
    return this.host && this.room.services.steady() - this.host.at < ARRIVAL;
  }

  /** Null when the table is not listed. */
  get place(): { readonly people: number; readonly address: string } | null {
    const { status, public: listed } = this.room.table;
    if (!listed || (status !== 'gathering' && status !== 'playing')) return null;
    const { host } = this;
    const arriving = host && this.arriving ? { people: 0, address: host.address } : null;
    return this.room.audience.waiting() ?? arriving;
  }

  /** Tells the other nodes. A node that is alone looks by itself. */
  async tell(): Promise<void> {
    const { nodes, signer } = this.room.services;
    if (!nodes.listing) return;
    const { place, pinned } = this;
    const now = place && { id: this.room.table.id, from: signer.mark(place.address), people: place.people };
    this.pinned = now;
    if (now) await nodes.listing.pin(now);
    if (pinned && (pinned.from !== now?.from || pinned.people !== now.people)) await nodes.listing.unpin(pinned);
  }
}
