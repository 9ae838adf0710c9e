import type { Seat } from '@pocket-stadium/kernel';
import type { TableState } from '@pocket-stadium/protocol';

/** Milliseconds left to a seat at a moment by `performance.now()`; null without a clock. */
export function timeLeft(clocks: TableState['clocks'], seat: Seat, now: number): number | null {
  const left = clocks?.left[seat];
  if (!clocks || left === undefined) return null;
  return Math.max(0, clocks.running === seat ? left - (now - clocks.at) : left);
}

/** Minutes and seconds as on a chess clock: `4:07`. */
export function clockWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
