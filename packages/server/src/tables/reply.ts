import { accept, type Result } from '@pocket-stadium/kernel';
import type { Done } from '@pocket-stadium/protocol';

/** The answer to a request, or why it was refused. */
export type Reply = Result<Done>;

/** Done, and no entry came of it. */
export const DONE: Reply = accept({ n: null, entry: null });
