import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import type { OpenDatabase, Opening } from './database.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { asOutage } from './unavailable.ts';

/** Connections that one node keeps at most: few are needed, since entries of all tables share commits. */
const CONNECTIONS = 10;

/**
 * A node that hangs must not hold up the others, so what it left open is closed for it. A database that hangs must not
 * hold up a node, so it is asked again.
 */
const IMPATIENT = {
  // This is also how long a request may wait for a connection that others use: many come at once when a node has died.
  connectionTimeoutMillis: 8000,
  statement_timeout: 8000,
  query_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 4000,
};

const NO_CHECKSUMS =
  'PostgreSQL runs without data checksums: damage on its disk would go unnoticed (initdb --data-checksums, or pg_checksums)';

const BIGINT = 20;

/** Times fit in a number; the driver would make them strings. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')),
};

/** A PostgreSQL database, brought up to date. `patient` is for long readings, one connection without limits. */
export async function openPostgres(url: string, { patient = false, onTrouble = () => {} }: Opening): Promise<OpenDatabase> {
  const common = { connectionString: url, keepAlive: true, types, application_name: 'stadium' };
  await bringUpToDate(new pg.Pool({ ...common, max: 1, connectionTimeoutMillis: IMPATIENT.connectionTimeoutMillis }), onTrouble);
  const pool = new pg.Pool({ ...common, ...(patient ? { max: 1 } : { max: CONNECTIONS, ...IMPATIENT }) });
  const db = new Kysely<Tables>({ dialect: dialectOf(pool, onTrouble) });
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  const { rows: asked } = await sql<{ data_checksums: string }>`show data_checksums`.execute(db);
  const warnings = asked[0]?.data_checksums === 'on' ? [] : [NO_CHECKSUMS];
  return {
    db,
    shared: true,
    durability: { journal: 'postgresql', synchronous: rows[0]?.synchronous_commit ?? '' },
    warnings,
    close: () => db.destroy(),
  };
}

/** Migrations may take as long as they need; nodes that start together wait for each other. */
async function bringUpToDate(pool: pg.Pool, onTrouble: (error: unknown) => void): Promise<void> {
  const db = new Kysely<never>({ dialect: dialectOf(pool, onTrouble) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function dialectOf(pool: pg.Pool, onTrouble: (error: unknown) => void): PostgresDialect {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  // A connection may break while nobody waits for an answer. That is no crash: the next user of it is told.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  return new PostgresDialect({
    pool: {
      async connect() {
        const client = await pool.connect().catch((error: unknown) => {
          throw asOutage(error);
        });
        const known = clients.get(client) ?? named(client);
        clients.set(client, known);
        return known;
      },
      end: () => pool.end(),
    },
  });
}

/** Names by statement, the same on every connection: PostgreSQL plans each once a connection. */
const names = new Map<string, string>();

/** A `select *` has no name: its plan would break when a newer node adds a column. */
function nameOf(text: string): string | undefined {
  if (text.startsWith('select *')) return undefined;
  let name = names.get(text);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return name;
}

/** A connection whose statements are prepared once, and which is thrown away when it failed. */
function named(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const name = nameOf(text);
    try {
      return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
    } catch (error) {
      const meant = asOutage(error);
      broken ||= meant !== error;
      throw meant;
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}
