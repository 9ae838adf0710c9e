import { LEVELS, loadBot } from '@pocket-stadium/bots';
import type { Move } from '@pocket-stadium/kernel';
import { loadGame } from '../games.ts';
import { findSolution } from '../solutions.ts';
import { answerWith } from '../worker-line.ts';
import type { Asked } from './bots.ts';
import { random } from './random.ts';

answerWith(async ({ gameId, level, face, view, seat, ms, repeat }: Asked): Promise<Move> => {
  const game = await loadGame(gameId);
  if (!game) throw new Error(`unknown game ${gameId}`);
  const bot = await loadBot(gameId, LEVELS.find((known) => known === level) ?? LEVELS[0], face);
  await bot.prepare?.(view, findSolution);
  const drawn = repeat ? (await import('@pocket-stadium/dice')).botRandom(repeat.seed, repeat.number) : random;
  return bot.choose(game, view, seat, repeat ? {} : { ms }, drawn);
});
