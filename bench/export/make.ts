import { sql } from 'kysely';
import { openDatabase } from '../../packages/server/src/store/database.ts';

// A folder with so many matches of so many entries each, and two sittings a match, as a server would have left it.
const [folder, matches, entries] = process.argv.slice(2) as [string, string, string];
const ENTRY = '{"type":"roll","seat":0,"faces":[1],"from":"fair"}';

const { db, close } = await openDatabase(folder, { alone: true });
const numbers = (last: string) => sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${Number(last)})`;
const id = sql`printf('%032x', i)`;
await db.transaction().execute(async (tx) => {
  await sql`insert into guests (id, name, program, created) ${numbers(matches)} select ${id}, 'Ana', 0, i from n`.execute(tx);
  await sql`insert into matches (id, table_id, game, status, seed, header, created, ended)
    ${numbers(matches)} select ${id}, '', 'one-die-baseball', 'playing', null, null, i / 3, null from n`.execute(tx);
  for (let n = 1; n <= Number(entries); n++)
    await sql`insert into entries (match_id, n, key, at, spent, data)
      ${numbers(matches)} select ${id}, ${n}, ${`key${n}`}, i, 0, ${ENTRY} from n`.execute(tx);
  for (const seat of [0, 1])
    await sql`insert into sittings (guest_id, match_id, table_id, seat)
      ${numbers(matches)} select printf('%032x', 1 + i % 1000), ${id}, '', ${seat} from n`.execute(tx);
});
await close();
