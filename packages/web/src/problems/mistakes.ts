import type { Puzzles, Review } from '@pocket-stadium/bots';
import { type Move, makeRecordJson, type Play, type Seat } from '@pocket-stadium/kernel';
import { keep, readKept } from '../../kit/keep.ts';
import { journeyKept } from '../journey/log.ts';
import { today } from './days.ts';
import { type GivenAway, givenIn, joinedGiven } from './given.ts';

/** A costly decision of a reviewed match, kept until it is known. */
export interface Mistake {
  readonly gameId: string;
  /** The match up to the decision, as a record. */
  readonly record: string;
  readonly seat: Seat;
  readonly best: Move;
  readonly made: Move;
  /** What the best choice and the one that was made are worth, from 0 to 1. */
  readonly chances: readonly [number, number];
  /** The day on which it comes back. */
  readonly due: string;
  /** How often in a row it was answered rightly. */
  readonly known: number;
  /** Whether that is an estimate. */
  readonly estimated?: boolean;
}

/** A match that was looked at, and whether what its choices are worth was estimated. */
export interface LookedAt {
  readonly id: string;
  readonly gameId: string;
  readonly estimated: boolean;
}

export interface KeptMistakes {
  /** The matches that were looked at: each counts once. */
  readonly matches: readonly LookedAt[];
  readonly mistakes: readonly Mistake[];
  readonly given: readonly GivenAway[];
}

const KEY = 'mistakes';
const NOTHING: KeptMistakes = { matches: [], mistakes: [], given: [] };
/** Decisions that cost less than this do not come back. */
const COSTLY = 0.02;
/** How many of the costliest decisions a match gives, and how many are kept: the oldest go where there are too many. */
const MOST_OF_A_MATCH = 3;
const MOST = 60;
/** The days until a decision comes back: after the match, and after each right answer. */
const DAYS = [3, 7, 21] as const;
const AFTER_A_MISS = 1;
const DAY = 24 * 60 * 60 * 1000;

export function mistakesKept(): KeptMistakes {
  try {
    const { matches, mistakes, given }: KeptMistakes = JSON.parse(readKept(KEY) ?? 'null') ?? NOTHING;
    return Array.isArray(matches) && Array.isArray(mistakes) && Array.isArray(given)
      ? { matches: lookedAt(matches), mistakes, given }
      : NOTHING;
  } catch {
    // Another program wrote there.
    return NOTHING;
  }
}

/** Matches were once kept by their id alone: the journey knows of which game they were. */
function lookedAt(matches: readonly (LookedAt | string)[]): readonly LookedAt[] {
  if (matches.every((match) => typeof match !== 'string')) return matches;
  const games = new Map(journeyKept().map(({ id, game }) => [id, game]));
  return matches.map((match) => (typeof match === 'string' ? { id: match, gameId: games.get(match) ?? '', estimated: false } : match));
}

const later = (date: string, days: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/**
 * Notes what somebody alone at this device, in this seat, gave away in a match; each match once. `puzzles` may have names
 * for kinds of decisions.
 */
export function noteMistakes(
  id: string,
  play: Play,
  review: Review,
  seat: Seat,
  puzzles: Pick<Puzzles, 'kindOf'> | null = null,
  date = today(),
): void {
  const kept = mistakesKept();
  if (!play.over || kept.matches.some((match) => match.id === id)) return;
  const { game, match } = play;
  const gameId = game.about.id;
  const estimated = review.source !== 'exact';
  const costOf = (entry: Review['entries'][number]) => entry.cost?.[seat] ?? 0;
  const costly = review.entries
    .filter((entry) => entry.seat === seat && entry.better && costOf(entry) >= COSTLY)
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, MOST_OF_A_MATCH);
  const found = costly.flatMap((entry): Mistake[] => {
    const made = match.entries[entry.number - 1];
    if (made?.type !== 'move' || !entry.better) return [];
    const record = makeRecordJson({ ...match, entries: match.entries.slice(0, entry.number - 1) });
    const worth = (entry.expect[seat] ?? 0) - (entry.luck[seat] ?? 0);
    const chances = [worth + costOf(entry), worth] as const;
    const again = { due: later(date, DAYS[0]), known: 0, ...(estimated && { estimated }) };
    return [{ gameId, record, seat, best: entry.better.move, made: made.move, chances, ...again }];
  });
  write({
    matches: [...kept.matches, { id, gameId, estimated }],
    mistakes: [...kept.mistakes, ...found].slice(-MOST),
    given: joinedGiven(kept.given, givenIn(play, review, seat, puzzles)),
  });
}

const write = (kept: KeptMistakes): boolean => keep(KEY, JSON.stringify(kept));

/** The decisions that are due on a day, the longest waiting first. */
export function dueMistakes(date = today()): readonly Mistake[] {
  return mistakesKept()
    .mistakes.filter(({ due }) => due <= date)
    .toSorted((a, b) => a.due.localeCompare(b.due));
}

/** It was asked again. A known one comes back later and at last no more; a missed one comes back tomorrow. */
export function noteAgain(record: string, right: boolean, date = today()): void {
  const kept = mistakesKept();
  const mistakes = kept.mistakes.flatMap((one): Mistake[] => {
    if (one.record !== record) return [one];
    const known = right ? one.known + 1 : 0;
    const days = right ? DAYS[known] : AFTER_A_MISS;
    return days === undefined ? [] : [{ ...one, known, due: later(date, days) }];
  });
  write({ ...kept, mistakes });
}

export function forgetMistakes(): void {
  write(NOTHING);
}
