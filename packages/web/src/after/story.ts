import type { Review, ReviewEntry } from '@pocket-stadium/bots';
import type { Seat } from '@pocket-stadium/kernel';

/** An entry worth telling. */
export interface Moment {
  /** The step of the replay that it led to: 1 is the first. */
  readonly step: number;
  readonly entry: ReviewEntry;
  /** The seat that gained by luck, or paid for a choice. */
  readonly seat: Seat;
  readonly change: number;
}

/** Changes smaller than this are not told. */
const WORTH_TELLING = 0.005;
const MOST_TOLD = 5;

/** Whether the chances may be off by as much as the last figure that is shown: a tenth of a point. */
export function isEstimate({ source, error }: Review): boolean {
  return source !== 'exact' || Math.round(error * 1000) > 0;
}

/** Whether anybody had anything to decide. */
export function hadChoices({ entries }: Review): boolean {
  return entries.some(({ type }) => type === 'move');
}

/** Whether anything was thrown. */
export function hadDice({ entries }: Review): boolean {
  return entries.some(({ type }) => type === 'roll');
}

/** The choices that cost most, the dearest first. */
export function dearChoices({ entries }: Review): Moment[] {
  const moments = entries.map((entry, i): Moment => {
    const seat = entry.seat ?? 0;
    return { step: i + 1, entry, seat, change: entry.better ? (entry.cost?.[seat] ?? 0) : 0 };
  });
  return telling(moments);
}

/** The dice that changed most, and whom they helped. */
export function bigDice({ entries }: Review): Moment[] {
  const moments = entries.map((entry, i): Moment => {
    const change = Math.max(0, ...entry.luck);
    return { step: i + 1, entry, seat: entry.luck.indexOf(change), change };
  });
  return telling(moments);
}

function telling(moments: readonly Moment[]): Moment[] {
  const told = moments.filter(({ change }) => change >= WORTH_TELLING).sort((a, b) => b.change - a.change);
  return told.slice(0, MOST_TOLD);
}

/** Entries with remarks: goals missed and allowed. */
export function remarked({ entries }: Review): Moment[] {
  return entries.flatMap((entry, i) =>
    entry.remarks.length > 0 ? [{ step: i + 1, entry, seat: entry.seat ?? 0, change: entry.cost?.[entry.seat ?? 0] ?? 0 }] : [],
  );
}
