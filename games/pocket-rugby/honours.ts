import { earned, type Honours, wonBy } from '@pocket-stadium/kernel';
import type { MatchSheet } from './rules/index.ts';
import * as w from './words/honours.ts';

export const honours: Honours = {
  records: {
    points: { names: w.points, says: w.points_told, best: 'most' },
    comeback: { names: w.comeback, says: w.comeback_told, best: 'most' },
  },
  trophies: {
    whisker: { names: w.whisker, says: w.whisker_told },
    short: { names: w.short, says: w.short_told },
    drops: { names: w.drops, says: w.drops_told },
    nothing: { names: w.nothing, says: w.nothing_told },
  },
  of(play, seat) {
    const { score, lines, reds } = play.sheet() as MatchSheet;
    const [mine, theirs] = seat === 0 ? [0, 1] : [1, 0];
    const lead = (of: readonly [number, number]) => (of[mine as 0 | 1] ?? 0) - (of[theirs as 0 | 1] ?? 0);
    const behind = Math.max(0, ...lines.map((line) => -lead(line.score)));
    const won = wonBy(play, seat) && play.outcome?.by === 'play';
    const drops = play.facts().filter((fact) => fact.code === 'drop-good' && fact.seat === seat).length;
    return {
      records: { points: score[mine as 0 | 1], ...(won && behind > 0 && { comeback: behind }) },
      trophies: earned({
        whisker: won && lead(score) === 1,
        short: won && reds[mine as 0 | 1] > 0,
        drops: drops >= 3,
        nothing: won && score[theirs as 0 | 1] === 0,
      }),
    };
  },
};
