import { LEVELS, loadBot } from '@pocket-stadium/bots';
import { loadGame } from '../games.ts';
import type { Answered, Asked } from './bots.ts';

/** A whole number below `below`, without bias. */
function random(below: number): number {
  const limit = 2 ** 32 - (2 ** 32 % below);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < limit ? value % below : random(below);
}

async function answer({ number, gameId, level, seen, seat, ms }: Asked): Promise<Answered> {
  const game = await loadGame(gameId);
  if (!game) throw new Error(`unknown game ${gameId}`);
  const bot = await loadBot(gameId, LEVELS.find((known) => known === level) ?? LEVELS[0]);
  return { number, move: bot.choose(game, seen, seat, { ms }, random) };
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(postMessage, (error: unknown) => {
    // The page hears of errors, not of promises that fail.
    setTimeout(() => {
      throw error;
    });
  });
});
