import type { SheetFigures } from '@pocket-stadium/cli/kit';
import type { LineScore } from '../rules/index.ts';
import * as w from '../words/figures.ts';

/** The figures of a total. Runs are left out: they are told by the half-inning. */
const FIGURES = {
  R: { sum: 'totalR', perHalf: null },
  H: { sum: 'totalH', perHalf: 'HPerHalfInning' },
  E: { sum: 'totalE', perHalf: 'EPerHalfInning' },
  LOB: { sum: 'totalLOB', perHalf: 'LOBPerHalfInning' },
} as const;

/** Runs by the half-inning, and what the totals come to. */
export const lineScoreFigures: SheetFigures = {
  names: {
    innings: w.innings,
    runsPerHalfInning: w.runs_per_half,
    totalR: w.total_r,
    totalH: w.total_h,
    totalE: w.total_e,
    totalLOB: w.total_lob,
    HPerHalfInning: w.h_per_half,
    EPerHalfInning: w.e_per_half,
    LOBPerHalfInning: w.lob_per_half,
  },
  drawn: ['runsPerHalfInning', 'innings'],
  count(sheet, observe, ratio) {
    const { rows, totals, inningsPlayed } = sheet as LineScore;
    observe('innings', inningsPlayed);
    let halves = 0;
    for (const { innings } of rows) {
      for (const runs of innings) {
        if (typeof runs !== 'number') continue;
        halves++;
        observe('runsPerHalfInning', runs);
      }
    }
    for (const total of totals) {
      let all = 0;
      for (const row of rows) all += row.totals[total] ?? 0;
      const { sum, perHalf } = FIGURES[total as keyof typeof FIGURES];
      observe(sum, all);
      if (perHalf) ratio(perHalf, all, halves);
    }
  },
};
