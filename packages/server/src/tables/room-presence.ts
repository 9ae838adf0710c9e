import type { Elsewhere } from '../nodes/presence.ts';
import type { Room } from './room.ts';
import { heldSeats, type Identity } from './table.ts';

/** Who is at a table, over all nodes. */
export class RoomPresence {
  /** Whether another node has people at the table; null where nobody knows. One that gets some says so, and is told how far it is. */
  private others: boolean | null = null;
  /** How often news had stopped reaching this node when that was learned. */
  private learnedAfter = 0;

  constructor(private readonly room: Room) {}

  /** Whether this node alone is known to have people at the table, so that entries need not be told to any other. */
  get alone(): boolean {
    const { wire } = this.room.services.nodes;
    return wire === null || (wire.up && this.others === false && this.learnedAfter === wire.lost);
  }

  /** Tells the other nodes who is here, and hears who is there. */
  async say(): Promise<void> {
    const { audience, pin, services, table } = this.room;
    await pin.tell();
    if (!services.nodes.presence) return this.lookAround();
    const { here, away } = audience.present();
    await this.learn(() => services.nodes.presence?.say(table.id, here, away));
  }

  /** Asks who is here through other nodes. */
  async lookAround(): Promise<void> {
    const { audience, services, table } = this.room;
    const { presence, shared } = services.nodes;
    if (presence) await this.learn(() => presence.read(table.id));
    // There are several nodes and no Redis, so nobody knows who is away.
    else if (shared) audience.seeElsewhere(null);
  }

  private async learn(ask: () => Promise<Elsewhere | null> | undefined): Promise<void> {
    const { audience, services } = this.room;
    const lost = services.nodes.wire?.lost ?? 0;
    const elsewhere = (await ask()) ?? null;
    const before = this.alone;
    this.others = elsewhere === null ? null : elsewhere.listening;
    this.learnedAfter = lost;
    if (before && !this.alone) this.room.tellHowFar();
    audience.seeElsewhere(elsewhere);
  }

  /** A person was turned away before the table was asked. The seats that they hold here do not count as away. */
  excuse(identity: Identity): void {
    const { audience, services, table } = this.room;
    const seats = heldSeats(table, identity, services.signer);
    if (seats.length === 0) return;
    audience.excuse(seats);
    void services.nodes.presence?.excuse(table.id, seats);
  }
}
