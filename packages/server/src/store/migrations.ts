import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';

/** The migrations in order, never changed once released. Each runs on SQLite and on PostgreSQL. */
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
      if (!isPostgresDb(db)) return;
      // The column is added in two steps, so that old entries are not written anew. Entries of older nodes get it too.
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
  '005-tallies': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('endings')
        .addColumn('match_id', 'text', (column) => column.primaryKey())
        .addColumn('what', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('tallies')
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('what', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('tallies_what', ['game', 'what'])
        .execute();
      await countOld(db);
    },
  },
  '006-retention': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('visits')
        .addColumn('guest_id', 'text', (column) => column.primaryKey())
        .addColumn('seen', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('matches_ended').on('matches').columns(['ended']).execute();
    },
  },
  '007-seasons': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('seasons')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('links', 'integer', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('seasons_updated').on('seasons').columns(['updated']).execute();
      await db.schema
        .createTable('season_log')
        .addColumn('season_id', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('season_log_number', ['season_id', 'n'])
        .addUniqueConstraint('season_log_event', ['season_id', 'key'])
        .execute();
      await db.schema
        .createTable('season_tables')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('season_id', 'text', (column) => column.notNull())
        .addColumn('fixture', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('season_tables_season').on('season_tables').columns(['season_id', 'fixture']).execute();
      await db.schema
        .createTable('season_people')
        .addColumn('season_id', 'text', (column) => column.notNull())
        .addColumn('entrant', 'text', (column) => column.notNull())
        .addColumn('guest_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('season_people_entrant', ['season_id', 'entrant'])
        .execute();
      await db.schema.createIndex('season_people_guest').on('season_people').columns(['guest_id']).execute();
    },
  },
  '008-due': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tables').addColumn('due', 'bigint').execute();
      await db.schema.createIndex('tables_due').on('tables').columns(['timed', 'due']).execute();
      // An export goes through them page by page.
      await db.schema.createIndex('matches_created').on('matches').columns(['created', 'id']).execute();
    },
  },
  '009-season-entrants': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('season_entrants')
        .addColumn('season_id', 'text', (column) => column.notNull())
        .addColumn('entrant', 'text', (column) => column.notNull())
        .addColumn('guest_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('season_entrants_entrant', ['season_id', 'entrant'])
        .execute();
      await db.schema.createIndex('season_entrants_guest').on('season_entrants').columns(['guest_id']).execute();
    },
  },
  '010-spoken-codes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('spoken_codes')
        .addColumn('code', 'text', (column) => column.primaryKey())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addUniqueConstraint('spoken_codes_target', ['target'])
        .execute();
      await db.schema.createIndex('spoken_codes_until').on('spoken_codes').columns(['until']).execute();
    },
  },
};

/** Counts matches that are older than the counts. Their last entry says how they ended. */
async function countOld(db: Kysely<unknown>): Promise<void> {
  await sql`insert into endings (match_id, what)
    select m.id, case
      when m.status = 'stopped' then 'stopped'
      when e.data like '{"type":"forfeit","seat":%' then 'given-up-' || substr(e.data, 26, 1)
      else 'finished' end
    from matches m
    left join entries e on e.match_id = m.id and e.n = (select max(n) from entries l where l.match_id = m.id)
    where m.header is not null and m.status in ('over', 'stopped')`.execute(db);
  await sql`insert into tallies (game, what, count)
    select m.game, e.what, count(*) from endings e join matches m on m.id = e.match_id group by m.game, e.what`.execute(db);
  await sql`insert into tallies (game, what, count)
    select game, 'begun', count(*) from matches where header is not null group by game`.execute(db);
  await sql`insert into tallies (game, what, count)
    select game, 'start', count(*) from matches where status = 'given-up' and header is null group by game`.execute(db);
}

export const isPostgresDb = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Brings a database of any age up to date. */
export async function migrate(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
