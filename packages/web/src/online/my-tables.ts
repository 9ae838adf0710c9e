import type { TableLine } from '@pocket-stadium/protocol';
import { api, isFinal } from './api.ts';
import { forgetTable, notedTables, readNote } from './notes.ts';

/** Tables at which this browser has a seat, as they are now, the latest visited first. */
export async function myTables(): Promise<TableLine[]> {
  const lines = await Promise.all(notedTables().map(myTable));
  return lines.flatMap((line) => (line ? [line] : []));
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
