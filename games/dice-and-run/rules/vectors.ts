import { traceCheck } from '@pocket-stadium/kernel/vectors';
import type { LineScore } from '../../_baseball/rules/line-score.ts';
import { lineScoreResult } from '../../_baseball/rules/vectors.ts';
import { game as diceAndRun } from './index.ts';
import { teamOf } from './state.ts';

export const check = traceCheck(diceAndRun, (play) => {
  const { outcome } = play;
  const winnerTeam = outcome && !outcome.draw ? teamOf(outcome.winners[0] as number, play.header.options) : null;
  return { ...lineScoreResult(play.sheet() as LineScore), winnerTeam };
});
