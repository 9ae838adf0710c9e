import { earned, type Honours, sideOf, wonBy } from '@pocket-stadium/kernel';
import type { LineScore } from './rules/line-score.ts';
import * as w from './words/honours.ts';

/** What matches of innings are remembered for. */
export const baseballHonours: Honours = {
  records: {
    inning: { names: w.inning, says: w.runs, best: 'most' },
    match: { names: w.match, says: w.runs, best: 'most' },
  },
  trophies: {
    quiet: { names: w.quiet, says: w.quiet_told },
    extra: { names: w.extra, says: w.extra_told },
    late: { names: w.late, says: w.late_told },
  },
  of(play, seat) {
    const { rows } = play.sheet() as LineScore;
    const side = sideOf(play.game, seat, play.header.options);
    const innings = (of: number) =>
      (rows.find((row) => row.side === of)?.innings ?? []).map((runs) => (typeof runs === 'number' ? runs : 0));
    const own = innings(side);
    const others = rows.filter((row) => row.side !== side).map((row) => innings(row.side));
    const total = (runs: readonly number[]) => runs.reduce((sum, one) => sum + one, 0);
    const before = (runs: readonly number[]) => total(runs.slice(0, own.length - 1));
    const won = wonBy(play, seat) && play.outcome?.by === 'play';
    return {
      records: { inning: Math.max(0, ...own), match: total(own) },
      trophies: earned({
        quiet: won && others.every((runs) => total(runs) === 0),
        extra: won && play.facts().some(({ code }) => code === 'extra-inning'),
        // The side was behind when the last inning began.
        late: won && own.length > 1 && others.some((runs) => before(runs) > before(own)),
      }),
    };
  },
};
