import type { MatchSheet } from '../../kernel/game.ts';
import { traceCheck } from '../../kernel/vectors.ts';
import { pocketRugby } from './index.ts';

export const check = traceCheck(pocketRugby, (play) => {
  const { lines, score, reds, yellows } = play.sheet() as MatchSheet;
  const { outcome } = play;
  const winner = outcome && !outcome.draw ? outcome.winners[0] : null;
  return { score, reds, yellows, winner, sheet: lines.map(({ happened: _, ...line }) => line) };
});
