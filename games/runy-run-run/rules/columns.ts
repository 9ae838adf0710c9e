import type { Column } from '@pocket-stadium/kernel';
import * as w from '../words/sheet.ts';

/** The columns of the tally. */
export const COLUMNS = {
  prisoners: { label: w.prisoners, name: w.prisoners_name },
  captures: { label: w.captures, name: w.captures_name },
  releases: { label: w.releases, name: w.releases_name },
} as const satisfies Readonly<Record<string, Column>>;
