import { randomInt } from 'node:crypto';
import { loadBot } from '@pocket-stadium/bots';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Question } from './bots/pool.ts';
import { findSolution } from './studio/solutions.ts';

/** Answers one question; runs in a thread of its own. */
export default async function choose({ game: id, level, face, seen: view, seat, budget }: Question): Promise<string> {
  const game = GAMES.get(id);
  if (!game) throw new Error(`unknown game ${id}`);
  const bot = await loadBot(id, level, face);
  await bot.prepare?.(view, findSolution);
  return bot.choose(game, view, seat, budget, (below) => randomInt(below));
}
