import { accept, makeRecordJson, type Play, type Result, refuse, type Seat } from '@pocket-stadium/kernel';
import { forget, keep, keptUnder, readKept } from '../../kit/keep.ts';
import * as w from '../../words/refusals.ts';
import { foldRecord } from '../games.ts';
import { untilThere } from '../until-there.ts';
import { forgetClock } from './kept-clock.ts';

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
  /** The seats of the people at this device, where the match was played online. */
  readonly you?: readonly Seat[];
  /** Whether the match came in a file: anybody may have played it. */
  readonly foreign?: boolean;
}
export interface Kept extends Note {
  readonly id: string;
}

/** The match that this page kept last. Unless another window went on with it, it need not be read again. */
let latest: { readonly text: string; readonly play: Play } | null = null;

/** Matches that the browser refuses to keep: they last as long as the page. */
const unkept = new Map<string, string>();

/** Keeps a match. False when the browser refuses. */
export function saveMatch(id: string, play: Play, now: number, you?: readonly Seat[]): boolean {
  const text = makeRecordJson(play.match);
  const before = readNote(id);
  const seats = you ?? before.you;
  const note: Note = {
    ...{ at: now, game: play.header.game, over: play.over },
    ...(seats && { you: seats }),
    ...(before.foreign && { foreign: true }),
  };
  latest = { text, play };
  const kept = keep(MATCH + id, text) && keep(NOTE + id, JSON.stringify(note));
  if (kept) unkept.delete(id);
  else unkept.set(id, text);
  return kept;
}

/** Notes that a match came in a file. */
export function markForeign(id: string): void {
  keep(NOTE + id, JSON.stringify({ ...readNote(id), foreign: true }));
}

/** Whether a match outlives the page. */
export const isKept = (id: string): boolean => !unkept.has(id);

export async function loadMatch(id: string): Promise<Result<Play>> {
  const text = unkept.get(id) ?? readKept(MATCH + id);
  if (text === null) return refuse('no-such-match', w.gone);
  if (text === latest?.text) return accept(latest.play);
  const { parseRecordJson } = await untilThere(() => import('./read-record.ts'));
  return foldRecord(parseRecordJson(text));
}

export function deleteMatch(id: string): void {
  unkept.delete(id);
  forget(MATCH + id);
  forget(NOTE + id);
  forgetClock(id);
}

/** Notes that a match goes on at a table of the server: the copy here is no longer played. */
export function moveToTable(id: string, table: string): void {
  keep(NOTE + id, JSON.stringify({ ...readNote(id), table }));
}

/** The table cannot be reached any more, so its match is played here again. */
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

/** What is known of a match without opening it. */
export function readNote(id: string): Note {
  try {
    const { at, game, over, table, you, foreign } = JSON.parse(readKept(NOTE + id) ?? '{}') as Partial<Record<keyof Note, unknown>>;
    return {
      at: typeof at === 'number' ? at : 0,
      game: typeof game === 'string' ? game : '',
      over: over === true,
      ...(typeof table === 'string' ? { table } : {}),
      ...(Array.isArray(you) && you.every(Number.isInteger) ? { you } : {}),
      ...(foreign === true ? { foreign } : {}),
    };
  } catch {
    // The note was not written by us: the match says what it is when it is opened.
    return { at: 0, game: '', over: false };
  }
}

/** Whether a key is one of a match: another window changed it, or took it to a table. */
export const isKeyOf = (id: string, key: string | null): boolean => key === MATCH + id || key === NOTE + id;
