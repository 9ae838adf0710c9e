import { lineScoreResult } from '../../baseball/vectors.ts';
import type { LineScore } from '../../kernel/game.ts';
import { traceCheck } from '../../kernel/vectors.ts';
import { diceAndRun } from './index.ts';
import { teamOf } from './state.ts';

export const check = traceCheck(diceAndRun, (play) => {
  const { outcome } = play;
  const winnerTeam = outcome && !outcome.draw ? teamOf(outcome.winners[0] as number) : null;
  return { ...lineScoreResult(play.sheet() as LineScore), winnerTeam };
});
