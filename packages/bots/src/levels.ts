import { PARTS } from '@pocket-stadium/games/shelf/parts';
import { LEVELS, type Level } from '../kit/index.ts';

/** The levels that differ in a game: one where there is nothing to choose. */
export function levelsOf(gameId: string): readonly Level[] {
  return brings(gameId, 'bots') ? LEVELS : ['rookie'];
}

/** Whether a game is solved. */
export const isSolved = (gameId: string): boolean => brings(gameId, 'solver');

/** Whether every position of a game is known, on some of its fields at least. */
export const hasBook = (gameId: string): boolean => brings(gameId, 'book');

/** Whether a game has problems to solve. */
export const hasPuzzles = (gameId: string): boolean => brings(gameId, 'puzzles');

function brings(gameId: string, part: string): boolean {
  return Object.hasOwn(PARTS, gameId) && (PARTS[gameId]?.includes(part) ?? false);
}
