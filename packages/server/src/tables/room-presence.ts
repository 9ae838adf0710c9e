import type { Room } from './room.ts';
import { heldSeats, type Identity } from './table.ts';

/** Who is at a table, over all nodes. */
export class RoomPresence {
  constructor(private readonly room: Room) {}

  /** Tells the other nodes who is here, and hears who is there. */
  async say(): Promise<void> {
    const { audience, pin, services, table } = this.room;
    await pin.tell();
    if (!services.nodes.presence) return this.lookAround();
    const { here, away } = audience.present();
    audience.seeElsewhere(await services.nodes.presence.say(table.id, here, away));
  }

  /** Asks who is here through other nodes. */
  async lookAround(): Promise<void> {
    const { audience, services, table } = this.room;
    const { presence, shared } = services.nodes;
    if (presence) audience.seeElsewhere(await presence.read(table.id));
    // There are several nodes and no Redis, so nobody knows who is away.
    else if (shared) audience.seeElsewhere(null);
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
