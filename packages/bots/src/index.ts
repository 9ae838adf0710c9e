import type { Bot, Level } from './bot.ts';
import { randomBot } from './random-bot.ts';

export * from './bot.ts';

/** The levels that differ in a game: one where there is nothing to choose. */
export function levelsOf(_gameId: string): readonly Level[] {
  return ['rookie'];
}

/** The bot of a level for a game, loaded on demand. */
export async function loadBot(_gameId: string, _level: Level): Promise<Bot> {
  return randomBot;
}
