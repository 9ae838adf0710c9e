import type { Db } from './schema.ts';

const DAY = 86_400_000;
/** How many guests of today are remembered at most. */
const MOST_NOTED = 100_000;

/** When each guest was last here, to the day: written once a day, however often they ask. */
export class Visits {
  private readonly noted = new Map<string, number>();

  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  /** Nobody waits for this: a request is answered whether it can be noted or not. */
  note(guest: string): void {
    const day = Math.floor(this.now() / DAY);
    if (this.noted.get(guest) === day) return;
    if (this.noted.size >= MOST_NOTED) this.noted.clear();
    this.noted.set(guest, day);
    const seen = day * DAY;
    this.db
      .insertInto('visits')
      .values({ guest_id: guest, seen })
      .onConflict((conflict) => conflict.column('guest_id').doUpdateSet({ seen }))
      .execute()
      .catch(() => this.noted.delete(guest));
  }
}

/** The day on which a guest was last here, as its first moment; null where nobody noted it. */
export async function seenAt(db: Db, guest: string): Promise<number | null> {
  const row = await db.selectFrom('visits').select('seen').where('guest_id', '=', guest).executeTakeFirst();
  return row ? Number(row.seen) : null;
}
