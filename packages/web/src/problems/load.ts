import { loadPuzzles, type Puzzles, puzzleLines, puzzleOfTheDay } from '@pocket-stadium/bots';
import type { Game } from '@pocket-stadium/kernel';
import type { BoardModule } from '../../kit/board.ts';
import { loadBoard } from '../boards/index.ts';
import { loadGame } from '../games.ts';
import { untilThere } from '../until-there.ts';
import type { ShownPuzzle } from './attempt.svelte.ts';

/** The problems of a game with what it takes to show them. */
export interface LoadedList {
  readonly game: Game;
  readonly board: BoardModule;
  readonly puzzles: Puzzles;
  readonly lines: readonly string[];
}

export async function loadList(gameId: string): Promise<LoadedList | null> {
  const puzzles = await untilThere(() => loadPuzzles(gameId));
  if (!puzzles) return null;
  const [game, board, lines] = await Promise.all([loadGame(gameId), loadBoard(gameId), untilThere(() => puzzleLines(puzzles))]);
  return game && { game, board, puzzles, lines };
}

/** The problem of a date; null where there is none. */
export async function loadDay(date: string): Promise<{ readonly of: ShownPuzzle; readonly board: BoardModule } | null> {
  const found = await untilThere(() => puzzleOfTheDay(date));
  if (!found) return null;
  const { gameId, puzzles, puzzle, number } = found;
  const [game, board] = await Promise.all([loadGame(gameId), loadBoard(gameId)]);
  return game && { of: { game, puzzles, puzzle, number }, board };
}
