import { type Game, type OptionValues, type Play, type Seat, sideOf } from '@pocket-stadium/kernel';
import type { Review, ReviewEntry } from './review.ts';

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

/** How the match went for the winner. */
export type Course =
  | { readonly kind: 'comeback'; readonly chances: number }
  | { readonly kind: 'ahead' }
  | { readonly kind: 'to-and-fro'; readonly count: number }
  | { readonly kind: 'open' };

/** Chances below this count as lost. */
const NEARLY_LOST = 0.2;
/** A change of chances that everybody felt. */
export const FELT = 0.05;

export function courseOf({ start, line }: SideStory): Course {
  const before = line.slice(0, -1);
  const lowest = Math.min(start, ...before);
  if (lowest < NEARLY_LOST && lowest < start - FELT)
    return { kind: 'comeback', chances: Math.min(100, Math.round(1 / Math.max(lowest, 0.01))) };
  if (lowest >= start - FELT) return { kind: 'ahead' };
  const count = leadsChanged(before);
  return count > 1 ? { kind: 'to-and-fro', count } : { kind: 'open' };
}

/** How often the better chances changed sides. A tiny change does not count. */
function leadsChanged(line: readonly number[]): number {
  let leads: boolean | null = null;
  let changes = 0;
  for (const value of line) {
    if (Math.abs(value - 0.5) < FELT) continue;
    const now = value > 0.5;
    if (leads !== null && now !== leads) changes++;
    leads = now;
  }
  return changes;
}

/** How a match went for the winner, and the winner's chances from the start to the end; null where nobody won. */
export function winnersStory(play: Play, review: Review): { readonly course: Course; readonly line: readonly number[] } | null {
  const { winners = [] } = play.outcome ?? {};
  const story = sideStories(play, review).find(({ seat }) => winners.includes(seat));
  return story ? { course: courseOf(story), line: story.line } : null;
}
