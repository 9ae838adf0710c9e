import type { Seat } from '@pocket-stadium/kernel';
import type { TableState } from '@pocket-stadium/protocol';

/** Milliseconds left to a seat at a moment by `performance.now()`; null without a clock. */
export function timeLeft(clocks: TableState['clocks'], seat: Seat, now: number): number | null {
  const left = clocks?.left[seat];
  if (!clocks || left === undefined) return null;
  return Math.max(0, clocks.running === seat ? left - (now - clocks.at) : left);
}
