import { journeyKept, type PlayedNote } from './log.ts';

/** A match that ended while this page was open, and what the journey knew before. */
export interface FreshMatch {
  readonly id: string;
  readonly before: readonly PlayedNote[];
}

let latest: FreshMatch | null = $state.raw(null);

/** The match that ended last on this page. A match that was over when the page was opened is none. */
export const freshMatch = (): FreshMatch | null => latest;

/** A match is about to be noted. If it ended anew after a move was taken back, only what came before it counts as known. */
export function noteFresh(id: string): void {
  latest = { id, before: journeyKept().filter((note) => note.id !== id) };
}

/** More is known of a match: it was rated. */
export function moreOf(id: string): void {
  if (latest?.id === id) latest = { ...latest };
}
