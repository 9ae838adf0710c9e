import type { Pinned } from '../nodes/listing-board.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/schema.ts';
import { listTables, tablesNamed } from '../store/tables.ts';
import type { Lobby } from './lobby.ts';

/** How many lines the listing may have, and how many of these from one address. */
const MOST = 50;
export const MOST_FROM = 5;

/**
 * The listing: public tables at which somebody waits. A table whose people are away leaves it; those with the most people
 * come first; and one address fills a few lines, however many tables it makes.
 */
export async function listing(services: Services, lobby: Lobby, status: string, game: string | undefined): Promise<TableRow[]> {
  const { db, nodes } = services;
  const waiting = nodes.listing ? await nodes.listing.read() : nodes.shared ? null : await lobby.waiting();
  // There are several nodes and no Redis, so nobody knows who is where.
  if (!waiting) return listTables(db, status, game);
  const rows = await tablesNamed(db, status, game, few(waiting));
  if (status === 'gathering') return rows.slice(0, MOST);
  // Matches can be watched when their people are away for a moment.
  const others = await listTables(db, status, game);
  return [...rows, ...others.filter(({ id }) => !rows.some((row) => row.id === id))].slice(0, MOST);
}

/** The tables in their order, a few from each address. */
function few(waiting: readonly Pinned[]): string[] {
  const from = new Map<string, number>();
  const ids = new Set<string>();
  for (const pinned of waiting) {
    if (ids.has(pinned.id)) continue;
    const count = (from.get(pinned.from) ?? 0) + 1;
    from.set(pinned.from, count);
    if (count <= MOST_FROM) ids.add(pinned.id);
  }
  return [...ids];
}
