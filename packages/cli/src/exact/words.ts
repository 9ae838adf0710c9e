import * as w from '../../words/exact.ts';

export const REVIEW = {
  summary: w.review_summary,
  working: w.working,
  nobody: w.nobody,
  exact: w.exact,
  almost: w.almost,
  simulation: w.simulation,
  search: w.search,
  legend: w.legend,
  luck: w.luck,
  cost: w.cost,
  better: w.better,
  start: w.start,
  seat: w.seat,
  counts: {
    'goal-missed': w.goal_missed,
    'goal-allowed': w.goal_allowed,
    mistake: w.mistakes,
  },
  luckless: w.luckless,
  nothing_to_rate: w.nothing_to_rate,
  totals: w.totals,
  columns: {
    start: w.columns_start,
    luck: w.columns_luck,
    cost: w.columns_cost,
    gained: w.columns_gained,
    end: w.columns_end,
  },
} as const;
