import { accept, type Result } from '@pocket-stadium/kernel';
import type { Done } from '@pocket-stadium/protocol';

/** The answer to a request, or why it was refused. */
export type Reply = Result<Done>;

/** The answer to a request that is done and made no entry. */
export const DONE: Reply = accept({ n: null, entry: null });
