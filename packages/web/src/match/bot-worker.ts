import { LEVELS, loadBot } from '@pocket-stadium/bots';
import type { Move } from '@pocket-stadium/kernel';
import { loadGame } from '../games.ts';
import { answerWith } from '../worker-line.ts';
import type { Asked } from './bots.ts';

/** A whole number below `below`, without bias. */
function random(below: number): number {
  const limit = 2 ** 32 - (2 ** 32 % below);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < limit ? value % below : random(below);
}

answerWith(async ({ gameId, level, seen, seat, ms }: Asked): Promise<Move> => {
  const game = await loadGame(gameId);
  if (!game) throw new Error(`unknown game ${gameId}`);
  const bot = await loadBot(gameId, LEVELS.find((known) => known === level) ?? LEVELS[0]);
  return bot.choose(game, seen, seat, { ms }, random);
});
