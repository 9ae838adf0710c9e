import { makeRecordJson, type Play, parseRecordJson, type Result, refuse } from '@pocket-stadium/kernel';
import { forget, keep, keptUnder, readKept } from '../../kit/keep.ts';
import * as w from '../../words/refusals.ts';
import { foldRecord } from '../games.ts';

// Matches of this browser: one record in JSON for each, under its id, and beside it what a list needs to know.
const MATCH = 'match:';
const NOTE = 'note:';

/** What the list of matches knows without folding them. */
export interface Note {
  /** When it was last touched. */
  readonly at: number;
  readonly game: string;
  readonly over: boolean;
  /** The table of the server at which it goes on. */
  readonly table?: string;
}
export interface Kept extends Note {
  readonly id: string;
}

/** Where the browser refuses, matches last as long as the page. */
const unkept = new Map<string, string>();

/** False when the browser refuses to keep it. */
export function saveMatch(id: string, play: Play, now: number): boolean {
  const text = makeRecordJson(play.match);
  const note: Note = { at: now, game: play.header.game, over: play.over };
  const kept = keep(MATCH + id, text) && keep(NOTE + id, JSON.stringify(note));
  if (kept) unkept.delete(id);
  else unkept.set(id, text);
  return kept;
}

/** Whether a match outlives the page. */
export const isKept = (id: string): boolean => !unkept.has(id);

export async function loadMatch(id: string): Promise<Result<Play>> {
  const text = unkept.get(id) ?? readKept(MATCH + id);
  return text === null ? refuse('no-such-match', w.gone) : foldRecord(parseRecordJson(text));
}

export function deleteMatch(id: string): void {
  unkept.delete(id);
  forget(MATCH + id);
  forget(NOTE + id);
}

/** The match goes on at a table of the server: the copy here is no longer played. */
export function moveToTable(id: string, table: string): void {
  keep(NOTE + id, JSON.stringify({ ...readNote(id), table }));
}

/** The table is out of reach: what went there is played here again. */
export function bringHome(table: string): void {
  for (const { id, table: _, ...note } of movedTo(table)) keep(NOTE + id, JSON.stringify(note));
}

/** The match that went to the table is over and kept as it ended there. */
export function deleteMoved(table: string): void {
  for (const { id } of movedTo(table)) deleteMatch(id);
}

function movedTo(table: string): Kept[] {
  return keptMatches().filter((match) => match.table === table);
}

/** All matches of this browser, the latest first. */
export function keptMatches(): Kept[] {
  const ids = new Set([...keptUnder(MATCH), ...unkept.keys()]);
  return [...ids].map((id) => ({ id, ...readNote(id) })).sort((a, b) => b.at - a.at);
}

/** The game of a match of this browser, if it is known. */
export function gameOf(id: string): string | undefined {
  return readNote(id).game || undefined;
}

/** The table at which a match of this browser goes on. */
export function tableOf(id: string): string | undefined {
  return readNote(id).table;
}

function readNote(id: string): Note {
  try {
    const { at, game, over, table } = JSON.parse(readKept(NOTE + id) ?? '{}') as Partial<Record<keyof Note, unknown>>;
    return {
      at: typeof at === 'number' ? at : 0,
      game: typeof game === 'string' ? game : '',
      over: over === true,
      ...(typeof table === 'string' ? { table } : {}),
    };
  } catch {
    // Not written by us: the match itself says what it is when it is opened.
    return { at: 0, game: '', over: false };
  }
}

/** Whether a key is one of a match: another window changed it, or took it to a table. */
export const isKeyOf = (id: string, key: string | null): boolean => key === MATCH + id || key === NOTE + id;
