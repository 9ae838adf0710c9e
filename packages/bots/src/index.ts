import { BOTS } from '@pocket-stadium/games/shelf/bots';
import { SOLVERS } from '@pocket-stadium/games/shelf/solvers';
import { type Bot, characterOf, type Level, type Solver } from '../kit/index.ts';
import { randomBot } from './random-bot.ts';

export * from '../kit/index.ts';
export * from './arena/index.ts';
export * from './daily/index.ts';
export * from './levels.ts';
export * from './load-book.ts';
export * from './puzzles/index.ts';
export * from './review/index.ts';

/** The bot of a level for a game, loaded on demand. A face of that level that plays in its own manner has a bot of its own. */
export async function loadBot(gameId: string, level: Level, face?: string): Promise<Bot> {
  const part = Object.hasOwn(BOTS, gameId) ? await BOTS[gameId]?.() : undefined;
  if (!part) return randomBot;
  const style = characterOf(face)?.level === level ? part.bots.styles?.[face ?? ''] : undefined;
  return style ?? part.bots[level];
}

/** The solver of a game, loaded on demand; null where it is not solved. */
export async function loadSolver(gameId: string): Promise<Solver | null> {
  const part = Object.hasOwn(SOLVERS, gameId) ? await SOLVERS[gameId]?.() : undefined;
  return part?.solver ?? null;
}
