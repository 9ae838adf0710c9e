import type { Done } from '@pocket-stadium/protocol';
import { accept, type Result } from '@pocket-stadium/rules';

/** The answer to a request, or why it was refused. */
export type Reply = Result<Done>;

/** Done, and no entry came of it. */
export const DONE: Reply = accept({ n: null, entry: null });
