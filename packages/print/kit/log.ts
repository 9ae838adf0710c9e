import type { Lang, Play, Words } from '@pocket-stadium/kernel';

/** A column of the log: its head, and how wide it is in points; the widest takes what is left. */
export interface LogColumn {
  readonly head: Words;
  readonly width: number | 'rest';
}

/** The log of a match on paper, line by line. */
export interface LogTable {
  readonly columns: readonly LogColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** How a game writes what happened in a match. */
export type MatchLog = (play: Play, lang: Lang) => LogTable;
