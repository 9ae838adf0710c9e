import type { Column } from '@pocket-stadium/kernel';
import * as w from '../words/sheet.ts';

/** The columns of the tally. */
export const COLUMNS = {
  goals: { label: w.goals, name: w.goals_name },
  steals: { label: w.steals, name: w.steals_name },
  passes: { label: w.passes, name: w.passes_name },
} as const satisfies Readonly<Record<string, Column>>;
