import type { Review, ReviewEntry } from '@pocket-stadium/bots';
import { type Game, type OptionValues, type Seat, sideOf } from '@pocket-stadium/kernel';

/** How the match went for a side: `start + luck - cost + gained = end`. */
export interface SideStory {
  readonly side: number;
  /** One of its seats: all of them expect the same. */
  readonly seat: Seat;
  readonly start: number;
  /** What the dice gave. */
  readonly luck: number;
  /** What its own choices cost. */
  readonly cost: number;
  /** What the choices of others brought. */
  readonly gained: number;
  readonly end: number;
  /** What it could expect at the start and after each entry. */
  readonly line: readonly number[];
}

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

export function sidesOf({ game, header }: Seated): readonly { readonly side: number; readonly seat: Seat }[] {
  const first = new Map<number, Seat>();
  for (const seat of header.seats.keys()) {
    const side = sideOf(game, seat, header.options);
    if (!first.has(side)) first.set(side, seat);
  }
  return [...first].map(([side, seat]) => ({ side, seat }));
}

/** A match: the game, and who sits there. */
interface Seated {
  readonly game: Game;
  readonly header: { readonly seats: readonly unknown[]; readonly options: OptionValues };
}

export function sideStories(match: Seated, { entries, totals }: Review): SideStory[] {
  const { game, header } = match;
  return sidesOf(match).map(({ side, seat }) => {
    const of = (values: readonly number[] | undefined) => values?.[seat] ?? 0;
    const own = (entry: ReviewEntry) => entry.seat === undefined || sideOf(game, entry.seat, header.options) === side;
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const start = totals[seat]?.start ?? 0;
    return {
      side,
      seat,
      start,
      luck: sum(entries.map(({ luck }) => of(luck))),
      cost: sum(entries.filter(own).map(({ cost }) => of(cost))),
      gained: sum(entries.filter((entry) => !own(entry)).map(({ cost }) => -of(cost))),
      end: entries.length === 0 ? start : of(entries.at(-1)?.expect),
      line: [start, ...entries.map(({ expect }) => of(expect))],
    };
  });
}

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
