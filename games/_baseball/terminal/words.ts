import type { Words } from '@pocket-stadium/kernel';
import * as w from '../words/terminal.ts';

/** The totals of a line score, as its columns are headed. */
export const DRAW = { R: w.total_r, H: w.total_h, E: w.total_e, LOB: w.total_lob } as const satisfies Record<string, Words>;
