import { forget, keep, readKept } from '../../kit/keep.ts';

// A match against a bot that somebody plays until people come to their table.
const KEY = 'meanwhile:';

export const playMeanwhile = (match: string, table: string): boolean => keep(KEY + match, table);

/** The table that is waited for beside a match; null where none is. */
export const waitedFor = (match: string): string | null => readKept(KEY + match);

export const waitNoMore = (match: string): void => forget(KEY + match);
