import { FairDice } from '@pocket-stadium/dice';
import type { ClockSetting } from '@pocket-stadium/protocol';
import { accept, type Entry, type Game, type Header, type Next, Play, type Refused, type Result, type Seat } from '@pocket-stadium/rules';
import type { EntryRow } from '../store/schema.ts';
import { TableClock } from './clock.ts';
import { SecondThrows } from './dice/throws.ts';
import { Sight } from './sight.ts';

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

  /**
   * The log read back; a refusal names the entry that today's rules no longer take. The clock of the seat on the move
   * runs from the latest entry, or from `since` where that is later.
   */
  static fold(
    game: Game,
    header: Header,
    rows: readonly EntryRow[],
    clock: ClockSetting | null,
    { now, since }: { readonly now: number; readonly since: number },
  ): Result<UnderWay> {
    const opened = Play.open(game, header);
    if (!opened.ok) return opened;
    const match = new UnderWay(opened.value, clock, now);
    const refused = match.readOn(rows, since);
    return refused ?? accept(match);
  }

  /** Entries that were stored after those we have. */
  readOn(rows: readonly EntryRow[], since: number): Refused | null {
    for (const { data, key, spent, at } of rows) {
      const before = this.play.next;
      const refused = this.play.append(JSON.parse(data) as Entry);
      if (refused) return refused;
      this.stored(before, { key, spent }, Math.max(at, since));
    }
    return null;
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

export function seatOf(next: Next): Seat | null {
  return next.kind === 'over' ? null : next.seat;
}
