/** What nodes tell each other about a table. All of it may be lost: the log is what counts. */
export type Notice =
  /** Something was stored: how far the table and its match are now. */
  | { readonly kind: 'stored'; readonly rev: number; readonly match: string; readonly n: number }
  /** Something beside the table and its log changed: read everything again. */
  | { readonly kind: 'reread' }
  /** A message for everybody who listens, which is not kept. */
  | { readonly kind: 'said'; readonly text: string }
  /** Somebody came or went. */
  | { readonly kind: 'presence' };
