import { GAMES, makeRecordJson, type Play, type Result, readRecord, refuse } from '@pocket-stadium/rules';
import { forget, keep, keptUnder, readKept } from '../keep.ts';

// Matches of this browser: one record in JSON for each, under its id, and the time it was last touched.
const MATCH = 'match:';
const TOUCHED = 'touched:';

const GONE = { fr: 'Cette partie n’est pas dans ce navigateur.', en: 'This match is not in this browser.' };

/** Where the browser refuses, matches last as long as the page. */
const unkept = new Map<string, string>();

/** False when the browser refuses to keep it. */
export function saveMatch(id: string, play: Play, now: number): boolean {
  const text = makeRecordJson(play.match);
  const kept = keep(MATCH + id, text) && keep(TOUCHED + id, String(now));
  if (kept) unkept.delete(id);
  else unkept.set(id, text);
  return kept;
}

export function loadMatch(id: string): Result<Play> {
  const text = unkept.get(id) ?? readKept(MATCH + id);
  return text === null ? refuse('no-such-match', GONE) : readRecord(GAMES, text);
}

export function deleteMatch(id: string): void {
  unkept.delete(id);
  forget(MATCH + id);
  forget(TOUCHED + id);
}

export interface Kept {
  readonly id: string;
  readonly touched: number;
  readonly play: Result<Play>;
}

/** All matches of this browser, the latest first; one that no longer folds says why. */
export function keptMatches(): Kept[] {
  return [...new Set([...keptUnder(MATCH), ...unkept.keys()])]
    .map((id) => ({ id, touched: Number(readKept(TOUCHED + id) ?? 0), play: loadMatch(id) }))
    .sort((a, b) => b.touched - a.touched);
}

/** The key under which a match is kept, for noticing that another window changed it. */
export const matchKey = (id: string): string => MATCH + id;
