import type { SeatHeader } from '@pocket-stadium/kernel';
import { keep, readKept } from '../../kit/keep.ts';

const KEY = 'last';

/** The match begun last on this device: one tap plays such a one again. */
export interface LastMatch {
  readonly game: string;
  readonly seats: readonly SeatHeader[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly dice: 'seed' | 'hand';
}

export function keepLast(last: LastMatch): void {
  keep(KEY, JSON.stringify(last));
}

export function readLast(): LastMatch | null {
  try {
    const { game, seats, options, dice } = JSON.parse(readKept(KEY) ?? '{}') as Partial<Record<keyof LastMatch, unknown>>;
    if (typeof game !== 'string' || !Array.isArray(seats) || typeof options !== 'object' || options === null) return null;
    return { game, seats: seats.filter(isSeat), options: { ...options }, dice: dice === 'hand' ? 'hand' : 'seed' };
  } catch {
    // The value was not written by us: this counts as the first visit.
    return null;
  }
}

const isSeat = (seat: unknown): seat is SeatHeader =>
  typeof seat === 'object' && seat !== null && typeof (seat as SeatHeader).name === 'string';

/** The first bot that a person alone played against; null where people play together. */
export function opponentIn(seats: readonly SeatHeader[]): SeatHeader | null {
  const people = seats.filter(({ bot }) => bot === undefined).length;
  return people === 1 ? (seats.find(({ bot }) => bot !== undefined) ?? null) : null;
}
