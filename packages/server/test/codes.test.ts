import { randomInt } from 'node:crypto';
import { Api, FIRST_SPOKEN } from '@pocket-stadium/protocol';
import { append, blankTeam, makeSeason, newId, newSeason } from '@pocket-stadium/season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { guest, type TestServer, tableFor, temporaryFolder, testServer, WIDE } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const MINUTE = 60_000;
const GAME = 'pocket-rugby';
const refusedWith = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });
const anybody = () => new Api({ base: server.url });

/** A season of two teams, put on the server: its id, and what lets its holder change it. */
async function putSeason(): Promise<{ id: string; secret: string }> {
  const begun = newSeason(
    {
      title: 'Tuesday',
      game: GAME,
      options: {},
      schedule: { kind: 'swiss', rounds: 1 },
      points: { win: 2, draw: 1, loss: 0 },
      tieBreaks: ['difference'],
    },
    randomInt,
  );
  const teams = ['Reds', 'Blues'].map((name) => ({ type: 'entered', entrant: { id: newId(randomInt), team: blankTeam(name) } }) as const);
  return anybody().keepSeason(JSON.parse(makeSeason(append(begun, teams, randomInt))));
}

describe('a code for a seat', () => {
  it('opens it once, on another device, and is the same while it is asked for again', async () => {
    const ana = await guest(server.url, 'Ana');
    const { table, secrets } = await ana.newTable(tableFor(GAME));
    const before = Date.now();
    const spoken = await ana.seatCode(table.id, 0);
    expect(spoken).toMatchObject({ code: expect.stringMatching(/^\d{12}$/), once: true });
    expect(Number(spoken.code)).toBeGreaterThanOrEqual(FIRST_SPOKEN);
    expect(spoken.until - before).toBeGreaterThan(9 * MINUTE);
    expect(spoken.until - Date.now()).toBeLessThanOrEqual(10 * MINUTE);
    expect(await ana.seatCode(table.id, 0)).toEqual(spoken);
    // It is no table's code: whoever only looks for tables finds nothing.
    await expect(anybody().byCode(spoken.code)).rejects.toEqual(refusedWith('no-such-table'));
    const opened = await anybody().openCode(spoken.code);
    expect(opened).toEqual({ table: table.id, secret: secrets[0]?.secret });
    const there = new Api({ base: server.url, secrets: [opened.secret ?? ''] });
    expect((await there.table(table.id)).you).toEqual([0]);
    await expect(anybody().openCode(spoken.code)).rejects.toEqual(refusedWith('no-such-code'));
    expect((await ana.seatCode(table.id, 0)).code).not.toBe(spoken.code);
  });

  it('is spoken to nobody else, and opens nothing once the link was renewed or the seat was left', async () => {
    const [ana, bo] = [await guest(server.url, 'Ana'), await guest(server.url, 'Bo')];
    const { table } = await ana.newTable(tableFor(GAME));
    await expect(bo.seatCode(table.id, 0)).rejects.toEqual(refusedWith('not-your-seat'));
    await expect(ana.seatCode(table.id, 1)).rejects.toEqual(refusedWith('not-your-seat'));
    const old = await ana.seatCode(table.id, 0);
    await ana.renewSecret(table.id, 0);
    await expect(anybody().openCode(old.code)).rejects.toEqual(refusedWith('no-such-code'));
    await bo.sit(table.id);
    const left = await bo.seatCode(table.id, 1);
    await bo.do(table.id, { do: 'leave', key: 'leaves-now', seat: 1 });
    await expect(anybody().openCode(left.code)).rejects.toEqual(refusedWith('no-such-code'));
  });

  it('invites: whoever has the link of a seat that is kept for somebody may say it', async () => {
    const [ana, bo] = [await guest(server.url, 'Ana'), await guest(server.url, 'Bo')];
    const { table, secrets } = await ana.newTable(tableFor(GAME, { seats: [{ kind: 'me' }, { kind: 'invited', name: 'Bo' }] }));
    await expect(ana.seatCode(table.id, 1)).rejects.toEqual(refusedWith('not-your-seat'));
    const host = new Api({ base: server.url, secrets: secrets.map(({ secret }) => secret) });
    expect(await host.seatSecret(table.id, 1)).toEqual({ secret: secrets.find(({ seat }) => seat === 1)?.secret });
    const { code } = await host.seatCode(table.id, 1);
    const late = (await host.seatCode(table.id, 1)).code;
    const { secret } = await anybody().openCode(code);
    expect((await bo.sit(table.id, { secret: secret ?? '' })).seat).toBe(1);
    // The guest has the seat: what the inviter knew opens nothing any more.
    await expect(anybody().openCode(late)).rejects.toEqual(refusedWith('no-such-code'));
    await expect(host.seatCode(table.id, 1)).rejects.toEqual(refusedWith('not-your-seat'));
  });
});

describe('a code for a season', () => {
  it('leads everybody there who looks; the one for running it opens once, for whoever has the link', async () => {
    const { id, secret } = await putSeason();
    const look = await anybody().seasonCode(id, false);
    expect(look.once).toBe(false);
    expect(look.until - Date.now()).toBeGreaterThan(23 * 60 * MINUTE);
    for (let i = 0; i < 2; i++) expect(await anybody().openCode(look.code)).toEqual({ season: id });
    await expect(anybody().seasonCode(id, true)).rejects.toEqual(refusedWith('not-your-season'));
    const runner = new Api({ base: server.url, season: secret });
    const { code, once } = await runner.seasonCode(id, true);
    expect(once).toBe(true);
    expect(await anybody().openCode(code)).toEqual({ season: id, secret });
    await expect(anybody().openCode(code)).rejects.toEqual(refusedWith('no-such-code'));
    const other = await runner.seasonCode(id, true);
    const renewed = await runner.renewSeason(id);
    await expect(anybody().openCode(other.code)).rejects.toEqual(refusedWith('no-such-code'));
    await new Api({ base: server.url, season: renewed.secret }).removeSeason(id);
    await expect(anybody().openCode(look.code)).rejects.toEqual(refusedWith('no-such-code'));
  });
});

describe('a spoken code', () => {
  it('outlives a restart, and not its time', async () => {
    const folder = temporaryFolder();
    const start = () => startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE });
    const first = await start();
    const ana = await guest(first.url, 'Ana');
    const { table } = await ana.newTable(tableFor(GAME, { seats: [{ kind: 'me' }, { kind: 'me' }] }));
    const codes = [await ana.seatCode(table.id, 0), await ana.seatCode(table.id, 1)];
    await first.close();
    const second = await start();
    const [early = '', late = ''] = codes.map(({ code }) => code);
    expect((await new Api({ base: second.url }).openCode(early)).table).toBe(table.id);
    await second.close();
    const { db, close } = await openDatabase(folder.path);
    expect(await db.selectFrom('spoken_codes').select('code').execute()).toEqual([{ code: late }]);
    await db
      .updateTable('spoken_codes')
      .set({ until: Date.now() - 1 })
      .execute();
    await close();
    const third = await start();
    await expect(new Api({ base: third.url }).openCode(late)).rejects.toEqual(refusedWith('no-such-code'));
    await third.close();
    folder.remove();
  });

  it('is not guessed: an address tries as often as it may set up tables, however it asks', async () => {
    const strict = await testServer({ limits: { tables: 3 } });
    const api = new Api({ base: strict.url });
    for (const wrong of ['999999999990', '999999999991', '999999999992'])
      await expect(api.openCode(wrong)).rejects.toEqual(refusedWith('no-such-code'));
    await expect(api.openCode('999999999993')).rejects.toEqual(refusedWith('too-many'));
    await expect(api.byCode('000000000001')).rejects.toEqual(refusedWith('too-many'));
    await strict.stop();
  });
});
