import type { SheetFigures } from '@pocket-stadium/cli/kit';
import type { LineScore } from '../rules/index.ts';
import * as w from '../words/figures.ts';

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
      const all = rows.reduce((sum, row) => sum + (row.totals[total] ?? 0), 0);
      observe(`total${total}`, all);
      // Runs are known by the half-inning already.
      if (total !== 'R') ratio(`${total}PerHalfInning`, all, halves);
    }
  },
};
