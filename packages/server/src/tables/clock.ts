import type { Next, Seat } from '@pocket-stadium/kernel';
import type { ClockSetting, Clocks } from '@pocket-stadium/protocol';

/** The most that a slow connection gets back on one turn. */
const MOST_LAG = 400;

/** A chess clock, kept by the server. The cost of each entry is stored with it, so the clock is a fold too. */
export class TableClock {
  private readonly left: number[];
  private since: number;
  running: Seat | null = null;

  constructor(
    private readonly setting: ClockSetting,
    seats: number,
    now: number,
  ) {
    this.left = new Array<number>(seats).fill(setting.minutes * 60_000);
    this.since = now;
  }

  /** What an entry that arrives now costs the seat on the move. The lag of its connection is given back. */
  cost(now: number, lag: number): number {
    return this.running === null ? 0 : Math.max(0, Math.round(now - this.since - Math.min(lag, MOST_LAG)));
  }

  /** Whether the seat on the move has run out of time. */
  fallen(now: number, lag: number): boolean {
    return this.running !== null && (this.left[this.running] as number) <= this.cost(now, lag);
  }

  /** Milliseconds until the flag falls, whatever the lag; null when no clock runs. */
  untilFlag(now: number): number | null {
    return this.running === null ? null : Math.max(0, (this.left[this.running] as number) + MOST_LAG - (now - this.since));
  }

  /** An entry was stored. Charges it, gives the increment where the turn passes on, and starts the next clock. */
  charge(spent: number, next: Next, now: number): void {
    const mover = this.running;
    const running = next.kind === 'over' ? null : next.seat;
    if (mover !== null) {
      // Nothing is added at the end: a clock that ran out shows it.
      const bonus = running === mover || running === null ? 0 : this.setting.increment * 1000;
      this.left[mover] = Math.max(0, (this.left[mover] as number) - spent) + bonus;
    }
    this.start(running, now);
  }

  /** Goes on from another reading of the same clock, where nobody moved in between. */
  runOn(before: TableClock | null): void {
    if (before && before.running === this.running) this.since = Math.min(this.since, before.since);
  }

  start(running: Seat | null, now: number): void {
    this.running = running;
    this.since = now;
  }

  view(now: number): Clocks {
    const left = this.left.map((ms, seat) => (seat === this.running ? Math.max(0, Math.round(ms - (now - this.since))) : ms));
    return { left, running: this.running };
  }
}
