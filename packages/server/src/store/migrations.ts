import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';

/** In order, never changed once released. Each runs on SQLite and on PostgreSQL. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('meta')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('program', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('rev', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('quick', 'integer', (column) => column.notNull())
        .addColumn('timed', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('tables_lobby').on('tables').columns(['listed', 'status', 'updated']).execute();
      await db.schema.createIndex('tables_quick').on('tables').columns(['quick', 'status', 'game', 'created']).execute();
      await db.schema.createIndex('tables_timed').on('tables').columns(['timed']).execute();
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('seed', 'text')
        .addColumn('header', 'text')
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('ended', 'bigint')
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('match_id', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('spent', 'integer', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_number', ['match_id', 'n'])
        .execute();
      await db.schema
        .createTable('sittings')
        .addColumn('guest_id', 'text', (column) => column.notNull())
        .addColumn('match_id', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('sittings_seat', ['guest_id', 'match_id', 'seat'])
        .execute();
    },
  },
  '002-stored': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('entries').addColumn('stored', 'bigint').execute();
      if (!isPostgres(db)) return;
      // In two steps, so that old entries are not written anew. Older nodes' entries get it too.
      await sql`alter table entries alter column stored set default (extract(epoch from clock_timestamp()) * 1000)::bigint`.execute(db);
    },
  },
  '003-chain': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('entries').addColumn('sum', 'text').execute();
    },
  },
  '004-chairs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('chairs')
        .addColumn('guest_id', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('chairs_guest', ['guest_id', 'table_id'])
        .execute();
    },
  },
};

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Brings a database of any age up to date. */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
