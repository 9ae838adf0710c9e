import type { Entry, Seat } from '@pocket-stadium/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from './schema.ts';

/** How a match that began came to its end: played, given up by a seat, or ended by the server. */
export type Ending = 'finished' | `given-up-${Seat}` | 'stopped' | 'expired';
type Tally = Ending | 'begun' | 'start' | `missing-${Seat}`;

/** What the server counts of one game. Lists go by seat. */
export interface Counts {
  readonly game: string;
  readonly begun: number;
  readonly finished: number;
  readonly givenUp: readonly number[];
  /** How many matches the server ended: the rules were changed, or nobody came back. */
  readonly stopped: number;
  readonly expired: number;
  /** How many starts led to no match, and how often each seat's text for the dice was missing then. */
  readonly starts: number;
  readonly missing: readonly number[];
}

/** The ending that the last entry of a finished match tells. */
export function endingOf(entries: readonly Entry[]): Ending {
  const last = entries.at(-1);
  return last?.type === 'forfeit' ? `given-up-${last.seat}` : 'finished';
}

/** Counts a match that began. */
export const countBegun = (tx: Tx, game: string): Promise<void> => add(tx, game, 'begun', 1);

/** Counts a start that was given up after everybody had been ready for it. */
export async function countStart(tx: Tx, game: string, missing: readonly Seat[]): Promise<void> {
  for (const seat of missing) await add(tx, game, `missing-${seat}`, 1);
  await add(tx, game, 'start', 1);
}

/** Notes that a match ended, or goes on after all (null). However often it is told, it is counted once. */
export async function countEnding(tx: Tx, match: string, game: string, ending: Ending | null): Promise<void> {
  const before = await tx.selectFrom('endings').select('what').where('match_id', '=', match).executeTakeFirst();
  if (before?.what === ending) return;
  if (before) {
    await add(tx, game, before.what as Ending, -1);
    await tx.deleteFrom('endings').where('match_id', '=', match).execute();
  }
  if (ending === null) return;
  await tx.insertInto('endings').values({ match_id: match, what: ending }).execute();
  await add(tx, game, ending, 1);
}

async function add(tx: Tx, game: string, what: Tally, count: number): Promise<void> {
  await tx
    .insertInto('tallies')
    .values({ game, what, count })
    .onConflict((conflict) => conflict.columns(['game', 'what']).doUpdateSet({ count: sql`tallies.count + ${count}` }))
    .execute();
}

/** The counts of every game of which there is one, by its id. */
export async function countsOf(db: Db): Promise<Counts[]> {
  const rows = await db.selectFrom('tallies').selectAll().orderBy('game').execute();
  const games = [...new Set(rows.map(({ game }) => game))];
  return games.map((game) => {
    const counted = new Map(rows.flatMap((row) => (row.game === game ? [[row.what, row.count] as const] : [])));
    const of = (what: Tally) => counted.get(what) ?? 0;
    const single = { begun: of('begun'), finished: of('finished'), stopped: of('stopped'), expired: of('expired'), starts: of('start') };
    return { game, ...single, givenUp: bySeat(counted, 'given-up-'), missing: bySeat(counted, 'missing-') };
  });
}

function bySeat(counted: ReadonlyMap<string, number>, prefix: string): number[] {
  const seats = [...counted.keys()].flatMap((what) => (what.startsWith(prefix) ? [Number(what.slice(prefix.length))] : []));
  return Array.from({ length: Math.max(-1, ...seats) + 1 }, (_, seat) => counted.get(`${prefix}${seat}`) ?? 0);
}

/** The same for all games together, for operators. */
export async function countsInAll(db: Db): Promise<Record<string, number>> {
  const counts = await countsOf(db);
  const sum = (of: (counts: Counts) => number) => counts.reduce((all, one) => all + of(one), 0);
  return {
    begun: sum(({ begun }) => begun),
    finished: sum(({ finished }) => finished),
    'given-up': sum(({ givenUp }) => givenUp.reduce((all, one) => all + one, 0)),
    stopped: sum(({ stopped }) => stopped),
    expired: sum(({ expired }) => expired),
    starts: sum(({ starts }) => starts),
  };
}
