import * as w from '../words/terminal.ts';

/** The cards of a sheet, by one letter. */
export const DRAW = { yellow: w.yellow, red: w.red } as const;
