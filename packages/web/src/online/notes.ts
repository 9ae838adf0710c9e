import type { Command, PendingStorage } from '@pocket-stadium/protocol';
import { forget, keep, keptUnder, readKept } from '../../kit/keep.ts';
import { bringHome } from '../match/store.ts';

// What this browser remembers of tables: the way back to a seat, and what was asked and not answered yet.
const TABLE = 'table:';
const PENDING = 'pending:';
/** How many tables are remembered. The oldest make room. */
const MOST = 12;

export interface TableNote {
  /** When it was last visited. */
  readonly at: number;
  readonly game: string;
  /** What opens its seats, from their links or from sitting down. */
  readonly secrets: readonly string[];
  /** Whether nothing waits for us there any more: the match is over, or we left it. */
  readonly done: boolean;
}

export function readNote(id: string): TableNote | null {
  try {
    const { at, game, secrets, done } = JSON.parse(readKept(TABLE + id) ?? 'null') as Partial<Record<keyof TableNote, unknown>>;
    if (typeof game !== 'string' || !Array.isArray(secrets)) return null;
    const known = secrets.filter((secret) => typeof secret === 'string');
    return { at: typeof at === 'number' ? at : 0, game, secrets: known, done: done === true };
  } catch {
    // The note was not written by us: it counts as none.
    return null;
  }
}

/** Remembers a table, what opens a seat there, and whether anything waits for us there. */
export function noteTable(id: string, game: string, secrets: readonly string[] = [], done?: boolean): TableNote {
  const before = readNote(id);
  const note: TableNote = {
    at: Date.now(),
    game,
    secrets: [...new Set([...(before?.secrets ?? []), ...secrets])].slice(-8),
    done: done ?? before?.done ?? false,
  };
  keep(TABLE + id, JSON.stringify(note));
  for (const old of notedTables().slice(MOST)) forgetTable(old);
  return note;
}

/** Forgets a table. A match that went there is played here again. */
export function forgetTable(id: string): void {
  bringHome(id);
  forget(TABLE + id);
  forget(PENDING + id);
}

/** Tables visited, the latest first. */
export function notedTables(): string[] {
  const at = (id: string) => readNote(id)?.at ?? 0;
  return keptUnder(TABLE).sort((a, b) => at(b) - at(a));
}

/** The requests at a table without an answer yet, with their keys. They outlive a reload. */
export function pendingAt(id: string): PendingStorage {
  return {
    load() {
      try {
        const kept: unknown = JSON.parse(readKept(PENDING + id) ?? '[]');
        return Array.isArray(kept) ? (kept as Command[]) : [];
      } catch {
        // The value was not written by us: nothing of ours waits.
        return [];
      }
    },
    save(pending) {
      if (pending.length === 0) forget(PENDING + id);
      else keep(PENDING + id, JSON.stringify(pending));
    },
  };
}
