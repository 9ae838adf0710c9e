import { type Bot, LEVELS, type Level } from './bot.ts';
import { randomBot } from './random-bot.ts';
import { SHELF } from './shelf.ts';

export * from './arena/index.ts';
export * from './bot.ts';
export * from './exact/index.ts';
export * from './review/index.ts';

/** The levels that differ in a game: one where there is nothing to choose. */
export function levelsOf(gameId: string): readonly Level[] {
  return Object.hasOwn(SHELF, gameId) ? LEVELS : ['rookie'];
}

/** The bot of a level for a game, loaded on demand. */
export async function loadBot(gameId: string, level: Level): Promise<Bot> {
  const shelf = Object.hasOwn(SHELF, gameId) ? await SHELF[gameId]?.() : undefined;
  return shelf ? shelf.bots[level] : randomBot;
}
