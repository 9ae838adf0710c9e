import type { Room } from './room.ts';

/** The longest timer. It looks again when it rings. */
const LONGEST = 60_000;

/** The flag of a table's clock: a flag that falls is a forfeit of that seat. */
export class Flag {
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly room: Room) {}

  get busy(): boolean {
    return this.timer !== null;
  }

  moveOn(): void {
    this.stop();
    const { match, table, services } = this.room;
    const wait = table.status === 'playing' ? match?.clock?.untilFlag(services.steady()) : null;
    if (wait === null || wait === undefined) return;
    this.timer = setTimeout(() => this.look(), Math.min(wait, LONGEST));
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private look(): void {
    const { room } = this;
    room
      .exclusively(async () => {
        const seat = room.match?.clock?.running ?? null;
        const left = room.match?.clock?.untilFlag(room.services.steady());
        if (seat !== null && left === 0) await room.append({ type: 'forfeit', seat }, `flag-${room.match?.entries}`, seat);
        else this.moveOn();
      })
      .catch((error: unknown) => {
        room.services.log.error({ err: error }, 'a flag could not fall');
        this.timer = setTimeout(() => this.look(), 1000);
      });
  }
}
