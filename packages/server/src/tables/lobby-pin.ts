import type { Pinned } from '../nodes/lobby-board.ts';
import type { Room } from './room.ts';

/** Milliseconds that whoever made a table may take to come to it. */
const ARRIVAL = 15_000;

/** A public table's place in the lobby: it has one while somebody who sits there is here. */
export class LobbyPin {
  private host: { readonly address: string; readonly at: number } | null = null;
  /** As the other nodes were told. */
  private told: Pinned | null = null;

  constructor(private readonly room: Room) {}

  /** Somebody made the table, and is on the way to it. */
  expect(address: string): void {
    this.host ??= { address, at: this.room.services.steady() };
  }

  /** Null when the table has no place there. */
  get place(): { readonly people: number; readonly address: string } | null {
    const { status, public: listed } = this.room.table;
    if (!listed || (status !== 'gathering' && status !== 'playing')) return null;
    const { host } = this;
    const arriving = host && this.room.services.steady() - host.at < ARRIVAL ? { people: 0, address: host.address } : null;
    return this.room.audience.waiting() ?? arriving;
  }

  /** Tells the other nodes; where this one is alone, it looks by itself. */
  async tell(): Promise<void> {
    const { nodes, signer } = this.room.services;
    if (!nodes.lobby) return;
    const { place, told } = this;
    const now = place && { id: this.room.table.id, from: signer.mark(place.address) };
    this.told = now;
    if (told && told.from !== now?.from) await nodes.lobby.unpin(told);
    if (now) await nodes.lobby.pin(now);
  }
}
