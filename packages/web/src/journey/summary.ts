import type { RatedMatch } from '@pocket-stadium/bots';
import type { Seat } from '@pocket-stadium/kernel';
import type { PlayedNote } from './log.ts';

/** Wins, draws and losses. */
export interface Balance {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export const NOTHING_YET: Balance = { won: 0, drawn: 0, lost: 0 };

type Result = keyof Balance;

/** The one person at this device in a match; null where several shared it. */
export const youIn = ({ here }: PlayedNote): Seat | null => (here.length === 1 ? (here[0] ?? null) : null);

/** How a match went for a seat. A draw without winners counts for everybody. */
export function resultOf({ winners, draw }: PlayedNote, seat: Seat): Result {
  const among = winners.includes(seat) || winners.length === 0;
  return draw ? (among ? 'drawn' : 'lost') : winners.includes(seat) ? 'won' : 'lost';
}

const added = (balance: Balance, result: Result): Balance => ({ ...balance, [result]: balance[result] + 1 });

/** All matches of one person at this device. */
export function balanceOf(notes: readonly PlayedNote[]): Balance {
  return notes.reduce((balance, note) => {
    const you = youIn(note);
    return you === null ? balance : added(balance, resultOf(note, you));
  }, NOTHING_YET);
}

/** Against each bot of a game, by its face. `counted` is what was counted before matches were remembered one by one. */
export function againstBots(
  notes: readonly PlayedNote[],
  game: string,
  counted: Readonly<Record<string, Balance>> = {},
): ReadonlyMap<string, Balance> {
  const all = new Map<string, Balance>();
  for (const note of notes) {
    const you = youIn(note);
    if (note.game !== game || you === null) continue;
    const faces = new Set(note.seats.flatMap(({ bot }) => (bot === undefined ? [] : [bot])));
    for (const face of faces) all.set(face, added(all.get(face) ?? NOTHING_YET, resultOf(note, you)));
  }
  for (const [face, before] of Object.entries(counted)) {
    const now = all.get(face) ?? NOTHING_YET;
    const more = (key: Result) => Math.max(now[key], before[key]);
    all.set(face, { won: more('won'), drawn: more('drawn'), lost: more('lost') });
  }
  return all;
}

/** The most wins in a row. */
export function longestStreak(notes: readonly PlayedNote[]): number {
  let longest = 0;
  let now = 0;
  for (const note of notes) {
    const you = youIn(note);
    if (you === null) continue;
    now = resultOf(note, you) === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** Two people of one device, and how the first fared against the second. */
export interface Rivalry extends Balance {
  readonly names: readonly [string, string];
}

/** Who plays against whom on this device: everybody who sat at one together, by name, the busiest first. */
export function rivalries(notes: readonly PlayedNote[]): readonly Rivalry[] {
  const all = new Map<string, Rivalry>();
  for (const note of notes) {
    for (const [i, one] of note.here.entries()) {
      for (const other of note.here.slice(i + 1)) meet(all, note, one, other);
    }
  }
  const count = ({ won, drawn, lost }: Balance) => won + drawn + lost;
  return [...all.values()].sort((a, b) => count(b) - count(a));
}

function meet(all: Map<string, Rivalry>, note: PlayedNote, one: Seat, other: Seat): void {
  const nameOf = (seat: Seat) => note.seats[seat]?.name.trim() ?? '';
  const turned = nameOf(one).localeCompare(nameOf(other)) > 0;
  const [first, second] = turned ? [other, one] : [one, other];
  const names = [nameOf(first), nameOf(second)] as const;
  const won = (seat: Seat) => note.winners.includes(seat);
  if (names[0] === names[1]) return;
  const result: Result = won(first) === won(second) ? 'drawn' : won(first) ? 'won' : 'lost';
  // People of one side win together, so nothing is counted between them.
  if (result === 'drawn' && !note.draw && won(first)) return;
  const key = names.join('\n').toLowerCase();
  const before = all.get(key) ?? { names, ...NOTHING_YET };
  all.set(key, { ...before, ...added(before, result) });
}

/** The best figure of a kind, who made it and when; `who` is null for the one person of a device. */
export interface BestFigure {
  readonly game: string;
  readonly key: string;
  readonly value: number;
  readonly date: string;
  readonly who: string | null;
}

/** The records of a game. Of equal figures the first stays. */
export function recordsOf(
  notes: readonly PlayedNote[],
  game: string,
  kinds: Readonly<Record<string, { readonly best: 'most' | 'least' }>>,
): readonly BestFigure[] {
  const best = new Map<string, BestFigure>();
  for (const note of notes) {
    if (note.game !== game) continue;
    for (const [seat, { records }] of Object.entries(note.honours)) {
      for (const [key, value] of Object.entries(records)) {
        const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined;
        const known = best.get(key)?.value;
        if (!kind || (known !== undefined && (kind.best === 'most' ? value <= known : value >= known))) continue;
        const who = youIn(note) === null ? (note.seats[Number(seat)]?.name ?? '') : null;
        best.set(key, { game, key, value, date: note.date, who });
      }
    }
  }
  return [...best.values()].filter(({ value }) => value > 0);
}

/** When each trophy of a game was first earned, by its key. */
export function trophiesOf(notes: readonly PlayedNote[], game: string): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { game: of, honours, date } of notes) {
    if (of !== game) continue;
    for (const key of Object.values(honours).flatMap(({ trophies }) => trophies)) if (!first.has(key)) first.set(key, date);
  }
  return first;
}

/** The matches of a game for which a rating of the person's choices is known. */
export function ratedIn(notes: readonly PlayedNote[], game: string): readonly RatedMatch[] {
  return notes.flatMap((note) => (note.game === game && note.rated ? [note.rated] : []));
}
