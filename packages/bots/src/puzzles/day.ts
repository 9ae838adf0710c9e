import type { Puzzle, Puzzles } from '../../kit/index.ts';
import { GAMES_WITH_PUZZLES, loadPuzzles, puzzleLines, puzzleOf } from './load.ts';

/** Days are counted from a Monday. */
const FIRST_DAY = Date.UTC(2026, 10, 16);
const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;
const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A puzzle of a game, by its number in the list. */
export interface PlacedPuzzle {
  readonly gameId: string;
  readonly number: number;
  readonly puzzles: Puzzles;
  readonly puzzle: Puzzle;
}

/** The days from the first to a calendar date `2026-11-16`; null where that is none, or lies before. */
export function dayNumber(date: string): number | null {
  const [, year, month, day] = FORM.exec(date) ?? [];
  if (year === undefined) return null;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const real = new Date(time).toISOString().slice(0, 10) === date;
  return real && time >= FIRST_DAY ? Math.round((time - FIRST_DAY) / DAY) : null;
}

/**
 * The puzzle of a date, the same for everybody: each game has days of the week, and takes its list from the first line on,
 * a line a day. A list that is used up begins again.
 */
export async function puzzleOfTheDay(date: string): Promise<PlacedPuzzle | null> {
  const day = dayNumber(date);
  if (day === null) return null;
  for (const gameId of GAMES_WITH_PUZZLES) {
    const puzzles = await loadPuzzles(gameId);
    const place = puzzles?.days.indexOf(day % WEEK) ?? -1;
    if (!puzzles || place < 0) continue;
    const lines = await puzzleLines(puzzles);
    const number = (Math.floor(day / WEEK) * puzzles.days.length + place) % lines.length;
    return { gameId, number, puzzles, puzzle: puzzleOf(lines[number] as string) };
  }
  return null;
}
