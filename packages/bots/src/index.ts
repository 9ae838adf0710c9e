import { BOTS } from '@pocket-stadium/games/shelf/bots';
import { PARTS } from '@pocket-stadium/games/shelf/parts';
import { SOLVERS } from '@pocket-stadium/games/shelf/solvers';
import { type Bot, LEVELS, type Level, type Solver } from '../kit/index.ts';
import { randomBot } from './random-bot.ts';

export * from '../kit/index.ts';
export * from './arena/index.ts';
export * from './review/index.ts';

/** The levels that differ in a game: one where there is nothing to choose. */
export function levelsOf(gameId: string): readonly Level[] {
  return brings(gameId, 'bots') ? LEVELS : ['rookie'];
}

/** The bot of a level for a game, loaded on demand. */
export async function loadBot(gameId: string, level: Level): Promise<Bot> {
  const part = Object.hasOwn(BOTS, gameId) ? await BOTS[gameId]?.() : undefined;
  return part ? part.bots[level] : randomBot;
}

/** Whether a game is solved. */
export const isSolved = (gameId: string): boolean => brings(gameId, 'solver');

/** The solver of a game, loaded on demand; null where it is not solved. */
export async function loadSolver(gameId: string): Promise<Solver | null> {
  const part = Object.hasOwn(SOLVERS, gameId) ? await SOLVERS[gameId]?.() : undefined;
  return part?.solver ?? null;
}

function brings(gameId: string, part: string): boolean {
  return Object.hasOwn(PARTS, gameId) && (PARTS[gameId]?.includes(part) ?? false);
}
