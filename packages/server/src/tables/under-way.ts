import { FairDice } from '@pocket-stadium/dice';
import { accept, type Entry, type Game, type Header, type Next, Play, type Refused, type Result, type Seat } from '@pocket-stadium/kernel';
import type { ClockSetting } from '@pocket-stadium/protocol';
import { Breath } from '../breath.ts';
import { Chain, seal, sumOf } from '../store/chain.ts';
import type { Db, EntryRow } from '../store/schema.ts';
import { TableClock } from './clock.ts';
import { SecondThrows } from './dice/throws.ts';
import { Sight } from './sight.ts';
import type { TableData } from './table.ts';
import { no } from './words.ts';

export interface Stored {
  readonly key: string;
  readonly spent: number;
}

/** A match under way: the fold over its stored entries, with what the server knows beside the rules. */
export class UnderWay {
  readonly sight: Sight;
  readonly clock: TableClock | null;
  /** The number that each request got. */
  readonly keys = new Map<string, number>();
  readonly second: SecondThrows | null;
  private readonly fair: FairDice | null;
  private readonly chain = new Chain();

  private constructor(
    readonly play: Play,
    clock: ClockSetting | null,
    now: number,
  ) {
    const { id, dice, seats } = play.header;
    this.sight = new Sight(play);
    this.second = SecondThrows.of(play, this.sight);
    this.clock = clock && new TableClock(clock, seats.length, now);
    this.fair = dice.kind === 'fair' && dice.scheme === undefined && dice.seed && id ? new FairDice(dice.seed, id, dice.strings) : null;
    this.clock?.start(seatOf(play.next), now);
  }

  /** Whether a node that knew no second dice began the match. It would not be played with what was promised here. */
  static isOfOtherDice({ fair }: TableData, { dice }: Header): boolean {
    return fair != null && dice.kind === 'fair' && dice.scheme !== 2;
  }

  /** A stored header with its seed: the rules strip it from what is seen until the match is over. */
  static headerOf(stored: string, seed: string | null): Header {
    const header = JSON.parse(stored) as Header;
    return header.dice.kind === 'fair' && seed !== null ? { ...header, dice: { ...header.dice, seed } } : header;
  }

  /**
   * The log read back; a refusal names the entry that today's rules no longer take. The clock of the seat on the move
   * runs from `since`, in steady time.
   */
  static async fold(
    game: Game,
    header: Header,
    rows: readonly EntryRow[],
    clock: ClockSetting | null,
    since: number,
  ): Promise<Result<UnderWay>> {
    const opened = Play.open(game, header);
    if (!opened.ok) return opened;
    const match = new UnderWay(opened.value, clock, since);
    const refused = await match.readOn(rows, since);
    return refused ?? accept(match);
  }

  /** Entries that were stored after those we have. */
  async readOn(rows: readonly EntryRow[], since: number): Promise<Refused | null> {
    const breath = new Breath();
    for (const row of rows) {
      const { key, spent } = row;
      const before = this.play.next;
      const damagedAt = this.chain.next(row);
      const entry = damagedAt === null ? readEntry(row) : null;
      if (!entry) return damagedAt === null ? no('damaged', { n: row.n }) : no('damaged', { n: damagedAt });
      const refused = this.play.append(entry);
      if (refused) return refused;
      this.stored(before, { key, spent }, since);
      await breath.taken();
    }
    return null;
  }

  /** The row of the latest entry, which is about to be stored, with its checksum. */
  nextRow({ match_id, n, key, at, spent, data }: Omit<EntryRow, 'sum'>): EntryRow & { readonly sum: string } {
    const row = { match_id, n, key, at, spent, data, sum: '' };
    row.sum = sumOf(this.chain.sum, row);
    return row;
  }

  /** An entry of this node was stored. */
  wrote(row: { readonly n: number; readonly sum: string }): void {
    this.chain.wrote(row);
  }

  /** Seals entries that an older server wrote. */
  async sealOld(db: Db, match: string): Promise<void> {
    if (this.chain.open) await seal(db, match, this.chain);
  }

  /** What follows once an entry is stored; returns the numbers of the entries whose faces it revealed. */
  stored(before: Next, { key, spent }: Stored, now: number): number[] {
    this.keys.set(key, this.entries);
    this.clock?.charge(spent, this.play.next, now);
    return this.sight.note(before);
  }

  get entries(): number {
    return this.play.entries.length;
  }

  /** The server's dice for the roll that is due; null where faces are entered by hand. */
  throwDice(dice: number): number[] | null {
    return (this.second ?? this.fair)?.faces(this.play.rolls + 1, dice) ?? null;
  }
}

function readEntry({ data }: EntryRow): Entry | null {
  try {
    return JSON.parse(data) as Entry;
  } catch {
    // The entry is damaged, and no checksum covers it yet.
    return null;
  }
}

export function seatOf(next: Next): Seat | null {
  return next.kind === 'over' ? null : next.seat;
}
