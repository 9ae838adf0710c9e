import { PUZZLES } from '@pocket-stadium/games/shelf/puzzles';
import { type Puzzle, type Puzzles, readPuzzle } from '../../kit/index.ts';

/** The games that have puzzles. */
export const GAMES_WITH_PUZZLES: readonly string[] = Object.keys(PUZZLES);

/** The puzzles of a game; null where it has none. */
export async function loadPuzzles(gameId: string): Promise<Puzzles | null> {
  const part = Object.hasOwn(PUZZLES, gameId) ? await PUZZLES[gameId]?.() : undefined;
  return part?.puzzles ?? null;
}

/** The lines of a game's list, in their order for ever. */
export async function puzzleLines(puzzles: Puzzles): Promise<readonly string[]> {
  return (await puzzles.load()).split('\n').filter((line) => line !== '');
}

/** A line of a list that comes with the program. */
export function puzzleOf(line: string): Puzzle {
  const read = readPuzzle(line);
  if (!read.ok) throw new Error(read.problem.message.en);
  return read.value;
}
