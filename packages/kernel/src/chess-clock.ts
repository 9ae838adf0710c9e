import type { Seat } from './game.ts';

/** Minutes for each seat, and seconds that a turn adds when it ends. */
export interface ClockSetting {
  readonly minutes: number;
  readonly increment: number;
}

/** How a clock stands: the milliseconds left to each seat, and whose turn it last was. */
export interface ClockStanding {
  readonly left: readonly number[];
  readonly last: Seat | null;
}

/**
 * A chess clock at which people sit together. The end of a turn taps it: the seat that had it gets its increment, and
 * the next one runs. It stands while dice roll and pieces move. Time is handed in.
 */
export class ChessClock {
  private readonly left: number[];
  private last: Seat | null;
  private since = 0;
  running: Seat | null = null;

  constructor(
    readonly setting: ClockSetting,
    seats: number,
    standing?: ClockStanding,
  ) {
    this.left = standing ? [...standing.left] : new Array<number>(seats).fill(setting.minutes * 60_000);
    this.last = standing?.last ?? null;
  }

  /** Lets it run for a seat from now on, or stops it. */
  run(seat: Seat | null, now: number): void {
    if (this.running !== null) this.left[this.running] = this.leftTo(this.running, now);
    if (seat !== null && this.last !== null && seat !== this.last)
      this.left[this.last] = (this.left[this.last] ?? 0) + this.setting.increment * 1000;
    if (seat !== null) this.last = seat;
    this.running = seat;
    this.since = now;
  }

  leftTo(seat: Seat, now: number): number {
    const left = this.left[seat] ?? 0;
    return Math.max(0, seat === this.running ? left - (now - this.since) : left);
  }

  /** The seat whose time has run out. */
  fallen(now: number): Seat | null {
    return this.running !== null && this.leftTo(this.running, now) === 0 ? this.running : null;
  }

  standing(now: number): ClockStanding {
    return { left: this.left.map((_, seat) => this.leftTo(seat, now)), last: this.last };
  }
}

/** Minutes and seconds as on a chess clock: `4:07`. */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const TEXT = /^(\d{1,3})(?:\+(\d{1,3}))?$/;
const MOST = 180;

/** `10+5`: ten minutes, and five seconds more after every turn; null where it is neither. */
export function parseClock(text: string): ClockSetting | null {
  const [, minutes = '', increment = '0'] = TEXT.exec(text) ?? [];
  const setting = { minutes: Number(minutes), increment: Number(increment) };
  return setting.minutes >= 1 && setting.minutes <= MOST && setting.increment <= MOST ? setting : null;
}
