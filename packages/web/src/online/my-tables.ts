import type { TableLine } from '@pocket-stadium/protocol';
import { api, isFinal } from './api.ts';
import { forgetTable, notedTables, readNote } from './notes.ts';

/** Tables at which this browser has a seat, as they are now, the latest visited first. */
export async function myTables(): Promise<TableLine[]> {
  const lines = await Promise.all(notedTables().map(myTable));
  return lines.flatMap((line) => (line ? [line] : []));
}

/** A table at which it is our turn, and who else sits there. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly others: readonly string[];
}

/** The tables among these that wait for us. One that does not answer is left out. */
export async function tablesWaiting(ids: readonly string[]): Promise<WaitingTable[]> {
  const asked = await Promise.allSettled(ids.map((id) => api(readNote(id)?.secrets).table(id)));
  return asked.flatMap((answer) => {
    if (answer.status === 'rejected') return [];
    const { id, game, status, next, you, seats } = answer.value;
    if (status !== 'playing' || !next || next.kind === 'over' || !you.includes(next.seat)) return [];
    return [{ id, game, others: seats.flatMap(({ name }, seat) => (you.includes(seat) || !name ? [] : [name])) }];
  });
}

async function myTable(id: string): Promise<TableLine | null> {
  const note = readNote(id);
  try {
    const { you, status, game, options, dice, clock, seats } = await api(note?.secrets).table(id);
    if (you.length === 0 || status === 'over') return null;
    return { id, game, options, status, dice, clock, seats, updated: note?.at ?? 0 };
  } catch (error) {
    if (!isFinal(error)) throw error;
    forgetTable(id);
    return null;
  }
}
