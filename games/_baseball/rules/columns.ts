import type { Column } from '@pocket-stadium/kernel';
import * as w from '../words/sheet.ts';

/** The totals of a line score, by the letters of the game; innings stand under their number. */
export const COLUMNS = {
  R: { label: w.r, name: w.r_name },
  H: { label: w.h, name: w.h_name },
  E: { label: w.e, name: w.e_name },
  LOB: { label: w.lob, name: w.lob_name },
} as const satisfies Readonly<Record<string, Column>>;
