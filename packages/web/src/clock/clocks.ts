import type { Seat } from '@pocket-stadium/kernel';
import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/ear.ts';
import type { MatchSession } from '../match/session.svelte.ts';

/** Milliseconds left to a seat at a moment by `performance.now()`; null without a clock. */
type TimeLeft = (seat: Seat, now: number) => number | null;

/** The last seconds, which are announced. */
export const SHORT = 20_000;

const clocks = new WeakMap<MatchSession, TimeLeft>();

/** Says how much time is left at the match of a session, so that a key can ask. */
export function showsTime(session: MatchSession, left: TimeLeft): void {
  clocks.set(session, left);
}

/** The time left to every seat, in words; nothing without a clock. */
export function timesInWords(session: MatchSession, now = performance.now()): string {
  const left = clocks.get(session);
  return session.names
    .flatMap((seat, number) => {
      const ms = left?.(number, now) ?? null;
      return ms === null ? [] : [say(w.time_left, { seat, left: timeInWords(ms) })];
    })
    .join(' ');
}

/** Announces once for each seat that its last seconds run. */
export class LastSeconds {
  private readonly told = new Set<Seat>();

  constructor(private readonly session: MatchSession) {}

  /** The clock of this seat runs, and shows this. A clock that was short from the beginning is announced too. */
  look(seat: Seat, ms: number | null): void {
    if (ms === null || ms === 0 || ms > SHORT || this.told.has(seat)) return;
    this.told.add(seat);
    this.session.say(say(w.time_left, { seat: this.session.names[seat] ?? '', left: timeInWords(ms) }));
  }
}

/** Minutes and seconds as they are said. */
function timeInWords(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  const said = [
    ...(minutes > 0 ? [say(w.minutes, { minutes })] : []),
    ...(seconds > 0 || minutes === 0 ? [say(w.seconds, { seconds })] : []),
  ];
  return said.join(' ');
}
