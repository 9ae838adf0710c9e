import { diceStream } from '@pocket-stadium/dice';
import { newKey } from '@pocket-stadium/protocol';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { exportAll } from '../src/transfer/export.ts';
import { importAll } from '../src/transfer/import.ts';
import {
  clientOf,
  giveStrings,
  guest,
  over,
  pair,
  playByItself,
  playing,
  type TestServer,
  tableFor,
  temporaryFolder,
  testServer,
  until,
  WIDE,
} from './harness.ts';

const GAME = 'one-die-baseball';
const NONE = { game: GAME, begun: 0, finished: 0, givenUp: [], stopped: 0, expired: 0, starts: 0, missing: [] };
const ONE_INNING = { options: { innings: 1 } };
const open = (data: string) => startServer({ port: 0, data, logLevel: 'silent', limits: WIDE });

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ anewAfter: 0 });
});
afterAll(() => server.stop());

describe('the house counts', () => {
  it('matches that began, that were finished and that were given up, by seat, and starts without a match', async () => {
    const ana = await guest(server.url, 'Ana');
    expect(await ana.counts()).toEqual([]);

    const played = await pair(server.url, GAME, ONE_INNING);
    for (const client of [played.first, played.second]) playByItself(client);
    await Promise.all([until(played.first, over), until(played.second, over)]);
    played.close();
    expect(await ana.counts()).toEqual([{ ...NONE, begun: 1, finished: 1 }]);

    const left = await pair(server.url, GAME, ONE_INNING);
    await Promise.all([until(left.first, playing), until(left.second, playing)]);
    expect(await ana.counts()).toEqual([{ ...NONE, begun: 2, finished: 1 }]);
    await left.second.do({ do: 'resign', seat: 1 });
    await until(left.first, over);
    left.close();
    expect(await ana.counts()).toEqual([{ ...NONE, begun: 2, finished: 1, givenUp: [0, 1] }]);

    const bo = await guest(server.url, 'Bo');
    const { table } = await ana.newTable(tableFor(GAME, ONE_INNING));
    await bo.sit(table.id);
    const promise = table.fair?.promise ?? '';
    const hash = 'a'.repeat(64);
    for (const [seat, api] of [ana, bo].entries()) await api.do(table.id, { do: 'hash', key: newKey(), seat, promise, hash });
    await ana.do(table.id, { do: 'anew', key: newKey(), seat: 0, promise });
    expect(await ana.counts()).toEqual([{ ...NONE, begun: 2, finished: 1, givenUp: [0, 1], starts: 1, missing: [1, 1] }]);

    const figures = await (await fetch(`${server.url}/metrics`)).text();
    expect(figures).toContain('stadium_matches{what="begun"} 2\n');
    expect(figures).toContain('stadium_matches{what="given-up"} 1\n');
  });

  it('nothing of a match that goes on after a correction, until it ends again', async () => {
    const own = await testServer();
    const ana = await guest(own.url, 'Ana');
    const { table } = await ana.newTable(
      tableFor(GAME, { ...ONE_INNING, dice: 'hand', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bo' }] }),
    );
    const client = clientOf(ana, table.id);
    await until(client, playing);
    const dice = diceStream('counts', 1);
    for (let state = client.state; !state.play?.over; ) {
      const { play } = state;
      const before = play?.entries.length ?? 0;
      if (play?.next.kind === 'roll') await client.do({ do: 'roll', seat: play.next.seat, faces: dice(play.next.dice) });
      else if (play?.next.kind === 'choice')
        await client.do({ do: 'move', seat: play.next.seat, move: play.game.moves(play.state)[0] ?? '' });
      state = await until(client, ({ play: now }) => (now?.entries.length ?? 0) > before);
    }
    expect((await ana.counts())[0]).toMatchObject({ begun: 1, finished: 1 });
    const { play } = client.state;
    const to = play?.correction()?.to ?? -1;
    await client.do({ do: 'back', seat: 0, to });
    await until(client, ({ table: now }) => now?.status === 'playing');
    expect((await ana.counts())[0]).toMatchObject({ begun: 1, finished: 0 });
    client.close();
    await own.stop();
  });

  it('what was played before anybody counted, and what is brought from elsewhere', async () => {
    const folder = temporaryFolder();
    const first = await open(folder.path);
    const [ana, bo] = await Promise.all([guest(first.url, 'Ana'), guest(first.url, 'Bo')]);
    for (const seat of [0, 1]) {
      const { table } = await ana.newTable(tableFor(GAME, ONE_INNING));
      await bo.sit(table.id);
      await giveStrings(
        [ana, bo].map((api, i) => ({ api, seat: i })),
        table,
      );
      await ([ana, bo][seat] ?? ana).do(table.id, { do: 'resign', key: newKey(), seat, n: 1 });
    }
    const counted = await ana.counts();
    expect(counted).toEqual([{ ...NONE, begun: 2, givenUp: [1, 1] }]);
    await first.close();

    const elsewhere = temporaryFolder();
    const lines: string[] = [];
    await exportAll(folder.path, (line) => void lines.push(line));
    expect((await importAll(elsewhere.path, lines)).ok).toBe(true);
    const moved = await open(elsewhere.path);
    expect(await (await fetch(`${moved.url}/api/v1/counts`)).json()).toEqual(counted);
    await moved.close();
    elsewhere.remove();

    const database = new Database(`${folder.path}/stadium.db`);
    // The database is as an earlier release leaves it.
    for (const table of [
      'tallies',
      'endings',
      'visits',
      'seasons',
      'season_log',
      'season_tables',
      'season_people',
      'season_entrants',
      'spoken_codes',
    ])
      database.exec(`drop table ${table}`);
    for (const index of ['matches_ended', 'matches_created', 'tables_due']) database.exec(`drop index ${index}`);
    database.exec('alter table tables drop column due');
    database.exec("delete from kysely_migration where name >= '005'");
    database.close();
    const upgraded = await open(folder.path);
    expect(await (await fetch(`${upgraded.url}/api/v1/counts`)).json()).toEqual(counted);
    await upgraded.close();
    folder.remove();
  });
});
