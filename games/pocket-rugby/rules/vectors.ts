import { traceCheck } from '@pocket-stadium/kernel/vectors';
import { game as pocketRugby } from './index.ts';
import type { MatchSheet } from './sheet.ts';

export const check = traceCheck(pocketRugby, (play) => {
  const { lines, score, reds, yellows } = play.sheet() as MatchSheet;
  const { outcome } = play;
  const winner = outcome && !outcome.draw ? outcome.winners[0] : null;
  return { score, reds, yellows, winner, sheet: lines.map(({ happened: _, ...line }) => line) };
});
