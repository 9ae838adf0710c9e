import type { EntryRow } from '../store/schema.ts';

/** Where news of the whole stadium is told; it is the name of no table. */
export const HOUSE = 'house';

/** What nodes tell each other about a table or the stadium. All of it may be lost: the log is what counts. */
export type News =
  /** Something was stored: how far the table and its match are now, and the entry itself where it was one. */
  | { readonly kind: 'stored'; readonly rev: number; readonly match: string; readonly n: number; readonly row: EntryRow | null }
  /** Something besides the table and its log changed: read everything again. */
  | { readonly kind: 'reread' }
  /** A message for everybody who listens, which is not kept. */
  | { readonly kind: 'said'; readonly text: string }
  /** Somebody came or went. */
  | { readonly kind: 'presence' }
  /** The host's order changed, or who is refused. */
  | { readonly kind: 'order' };
