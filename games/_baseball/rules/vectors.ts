import type { Fact, Game, Play } from '@pocket-stadium/kernel';
import { traceCheck, type VectorCheck } from '@pocket-stadium/kernel/vectors';
import type { LineScore } from './line-score.ts';

/** A line score as the vectors write it: by side, `null` where a side did not bat. */
export function lineScoreResult({ rows, totals, inningsPlayed }: LineScore): Record<string, unknown> {
  const bySide = rows.toSorted((a, b) => a.side - b.side);
  return {
    innings: bySide.map(({ innings }) => innings.map((runs) => (runs === 'x' ? null : runs))),
    inningsPlayed,
    ...Object.fromEntries(totals.map((total) => [total, bySide.map((row) => row.totals[total])])),
  };
}

/** The check of a dice-baseball game, in which every seat is a side of its own. */
export function diceBaseballCheck<S, F extends Fact>(game: Game<S, F>): VectorCheck {
  return traceCheck(game, (play) => ({ ...lineScoreResult(play.sheet() as LineScore), winner: winner(play) }));
}

function winner<S, F extends Fact>(play: Play<S, F>): number | null {
  const winners = play.outcome?.winners ?? [];
  return winners.length === 1 ? (winners[0] as number) : null;
}
