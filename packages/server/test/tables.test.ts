import { verifyRecord } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { checkRecord, newHeader, Play } from '@pocket-stadium/kernel';
import { codeOfTable } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  clientOf,
  entries,
  guest,
  over,
  pair,
  playByItself,
  playing,
  recordText,
  type TestServer,
  tableFor,
  testServer,
  until,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const refusedWith = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

describe('a table', () => {
  it('is created, joined by its link, played to the end, and its record checks out', async () => {
    const { table, ana, first, second, close } = await pair(server.url, 'one-die-baseball', { options: { innings: 1 } });
    expect(table).toMatchObject({
      status: 'gathering',
      you: [0],
      commitment: null,
      fair: { scheme: 2, length: 1024, starts: 0, transcript: null },
    });
    for (const client of [first, second]) playByItself(client);
    const [mine, theirs] = await Promise.all([until(first, over), until(second, over)]);
    close();
    expect(recordText(mine)).toBe(recordText(theirs));
    const record = checkRecord(await ana.record(table.match));
    expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, problems: [] });
    expect(record.ok && record.value.header.dice).toMatchObject({ scheme: 2, length: table.fair?.length, end: table.fair?.end });
    const text = await (await fetch(`${server.url}/api/v1/matches/${table.match}.txt`)).text();
    expect(text).toBe(recordText(mine));
  });

  it('is found by the code that is read aloud, until its match is over', async () => {
    const ana = await guest(server.url, 'Ana');
    const bo = await guest(server.url, 'Bo');
    const { table } = await ana.newTable(tableFor('one-die-baseball', { dice: 'hand' }));
    const code = codeOfTable(table.id);
    expect(await bo.byCode(code)).toEqual({ table: table.id });
    await expect(bo.byCode(code.replace(/.$/, (last) => String((Number(last) + 1) % 10)))).rejects.toEqual(refusedWith('no-such-table'));
    await bo.sit(table.id);
    expect(await bo.byCode(code)).toEqual({ table: table.id });
    const client = clientOf(bo, table.id);
    await until(client, ({ table: now }) => now?.status === 'playing');
    await client.do({ do: 'resign', seat: 1 });
    await until(client, over);
    client.close();
    await expect(bo.byCode(code)).rejects.toEqual(refusedWith('no-such-table'));
  });

  it.each([...GAMES.keys()])('plays %s without knowing it, to its end', async (game) => {
    const about = GAMES.get(game)?.about;
    const guests = await Promise.all(Array.from({ length: about?.seats.min ?? 2 }, (_, seat) => guest(server.url, `Guest ${seat}`)));
    const [host] = guests;
    const short = { options: 'innings' in (about?.options ?? {}) ? { innings: 1 } : {} };
    const seats = guests.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
    const created = await host?.newTable(tableFor(game, { ...short, seats }));
    const id = created?.table.id ?? '';
    for (const other of guests.slice(1)) await other.sit(id);
    const clients = guests.map((api) => clientOf(api, id));
    for (const client of clients) playByItself(client);
    const ends = await Promise.all(clients.map((client) => until(client, over)));
    for (const client of clients) client.close();
    expect(new Set(ends.map(recordText)).size).toBe(1);
    for (const { dice, play } of ends) expect(dice?.checked).toMatchObject({ fair: true, waiting: 0, rolls: play?.rolls });
    expect(new Set(ends.map(({ dice }) => dice?.checked.digits)).size).toBe(1);
  });

  it('keeps a named seat for whoever has its link', async () => {
    const [ana, bo, eve] = await Promise.all(['Ana', 'Bo', 'Eve'].map((name) => guest(server.url, name)));
    if (!ana || !bo || !eve) throw new Error('no guests');
    const created = await ana.newTable(tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'invited', name: 'Grand-père' }] }));
    const { id } = created.table;
    const secret = created.secrets.find(({ seat }) => seat === 1)?.secret ?? '';
    await expect(eve.sit(id)).rejects.toThrow('no free seat');
    await expect(eve.sit(id, { secret: 'A'.repeat(22) })).rejects.toThrow('opens nothing');
    const seated = await bo.sit(id, { secret });
    expect(seated).toMatchObject({ seat: 1, table: { seats: [{ name: 'Ana' }, { name: 'Grand-père' }] } });
  });

  it('opens a seat on another device by its link, until the link is renewed', async () => {
    const ana = await guest(server.url, 'Ana');
    const { table, secrets } = await ana.newTable(tableFor('one-die-baseball'));
    const secret = secrets[0]?.secret ?? '';
    const device = clientOf(await guest(server.url, 'Somebody else'), table.id, { secrets: [secret] });
    expect((await until(device, ({ table: view }) => view !== null)).table?.you).toEqual([0]);
    const renewed = await ana.renewSecret(table.id, 0);
    expect(renewed.secret).not.toBe(secret);
    expect((await until(device, ({ table: view }) => (view?.rev ?? 0) > table.rev + 1)).table?.you).toEqual([]);
    device.close();
  });

  it('lets several people play on one device', async () => {
    const ana = await guest(server.url, 'Ana');
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const, name: 'Zoé' }];
    const { table } = await ana.newTable(tableFor('two-dice-baseball', { seats, options: { innings: 1 } }));
    expect(table.you).toEqual([0, 1]);
    const client = clientOf(ana, table.id);
    playByItself(client);
    const end = await until(client, over);
    client.close();
    expect(end.header?.seats).toEqual([{ name: 'Ana' }, { name: 'Zoé' }]);
  });

  it('can be watched by anybody, who can do nothing', async () => {
    const { table, first, close } = await pair(server.url, 'one-die-baseball');
    await until(first, playing);
    const watcher = clientOf(await guest(server.url, 'Eve'), table.id);
    await until(watcher, playing);
    expect(watcher.state.table?.you).toEqual([]);
    expect(await watcher.do({ do: 'resign', seat: 0 })).toEqual(refusedWith('not-your-seat'));
    await until(first, ({ presence }) => presence?.watchers === 1 && presence.here.length === 2);
    watcher.close();
    await until(first, ({ presence }) => presence?.watchers === 0);
    close();
  });

  it('plays again with the seats rotated, when both want to, with new dice', async () => {
    const { first, second, close } = await pair(server.url, 'one-die-baseball', { options: { innings: 1, first: 0 } });
    await until(first, playing);
    await until(second, playing);
    await first.do({ do: 'resign', seat: 0 });
    const before = await until(first, over);
    await until(second, over);
    await first.do({ do: 'rematch', seat: 0 });
    expect(first.state.table?.status).toBe('over');
    await second.do({ do: 'rematch', seat: 1 });
    const after = await until(first, (state) => playing(state) && state.table?.round === 2);
    expect(after.header?.seats).toEqual([{ name: 'Bo' }, { name: 'Ana' }]);
    expect(after.table?.you).toEqual([1]);
    expect(after.table?.fair?.promise).not.toBe(before.table?.fair?.promise);
    expect(after.table?.fair?.before?.id).toBe(before.table?.match);
    expect(after.dice?.checked).toMatchObject({ fair: true });
    expect(after.play?.entries).toEqual([]);
    close();
  });

  it('plays a series: the seats stay, who begins alternates, every match has its own record and promise', async () => {
    const wish = { options: { innings: 1, first: 0 }, series: { best: 3 as const } };
    const { first, second, ana, close } = await pair(server.url, 'one-die-baseball', wish);
    const begun = await until(first, playing);
    expect(begun.header?.series).toEqual({ best: 3, game: 1, won: [0, 0] });
    await first.do({ do: 'resign', seat: 0 });
    await Promise.all([until(first, over), until(second, over)]);
    await first.do({ do: 'rematch', seat: 0 });
    await second.do({ do: 'rematch', seat: 1 });
    const after = await until(first, (state) => playing(state) && state.table?.round === 2);
    expect(after.header).toMatchObject({
      seats: [{ name: 'Ana' }, { name: 'Bo' }],
      options: { first: 1 },
      series: { best: 3, game: 2, won: [0, 1] },
    });
    expect(after.table?.series).toEqual({ best: 3, game: 2, won: [0, 1] });
    expect(after.table?.fair?.promise).not.toBe(begun.table?.fair?.promise);
    expect(after.dice?.checked).toMatchObject({ fair: true });
    await first.do({ do: 'resign', seat: 0 });
    await Promise.all([until(first, over), until(second, over)]);
    const record = checkRecord(await ana.record(after.table?.match ?? ''));
    expect(record.ok && record.value.header.series).toEqual({ best: 3, game: 2, won: [0, 1] });
    await first.do({ do: 'rematch', seat: 0 });
    await second.do({ do: 'rematch', seat: 1 });
    const anew = await until(first, (state) => playing(state) && state.table?.round === 3);
    expect(anew.header?.series).toEqual({ best: 3, game: 1, won: [0, 0] });
    close();
  });

  it('refuses a series that cannot be', async () => {
    const host = await guest(server.url, 'Ana');
    const seats = Array.from({ length: 3 }, (_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
    await expect(host.newTable(tableFor('one-die-baseball', { seats, series: { best: 3 } }))).rejects.toThrow('no such series');
  });

  it('goes on with a match that was begun on one device', async () => {
    const game = GAMES.get('one-die-baseball');
    if (!game) throw new Error('no game');
    const header = newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { innings: 1, first: 1 }, dice: { kind: 'hand' } });
    const play = header.ok ? Play.open(game, header.value) : header;
    if (!play.ok) throw new Error(play.problem.code);
    for (const face of [6, 3]) play.value.append({ type: 'roll', seat: 1, faces: [face], from: 'hand' });
    const record = { format: 1, ...play.value.match };
    const { first, second, table, ana, close } = await pair(server.url, 'one-die-baseball', { record });
    expect((await until(first, playing)).play?.entries.slice(0, 2)).toEqual(play.value.entries);
    for (const client of [first, second]) playByItself(client);
    await until(first, over);
    close();
    const finished = checkRecord(await ana.record(table.match));
    const checked = finished.ok ? verifyRecord(finished.value) : null;
    // The rolls that came along went into the key; those of the server check out.
    expect(checked).toMatchObject({ ok: true, problems: [] });
    expect(finished.ok && finished.value.header.dice).toMatchObject({ scheme: 2, brought: 2, length: 1026 });
    expect(first.state.dice?.receipt).toMatchObject({ broughtChecked: true, differences: [] });
    const { table: other } = { table: tableFor('two-dice-baseball', { record }) };
    await expect(ana.newTable(other)).rejects.toThrow('another game');
  });

  it('is made once when it is asked for twice', async () => {
    const ana = await guest(server.url, 'Ana');
    const wish = tableFor('play-ball');
    const [one, two] = await Promise.all([ana.newTable(wish), ana.newTable(wish)]);
    expect(one.table.id).toBe(two.table.id);
    expect(one.secrets).toEqual(two.secrets);
  });

  it.each([
    ['unknown-game', { game: 'curling' }],
    ['bad-option', { options: { innings: 99 } }],
    ['unknown-option', { options: { speed: 3 } }],
    ['bad-seats', { seats: [{ kind: 'me' as const }] }],
    ['bad-name', { seats: [{ kind: 'me' as const, name: 'a\u0000b' }, { kind: 'open' as const }] }],
    [
      'seat-yourself',
      {
        seats: [
          { kind: 'bot' as const, level: 'rookie' as const },
          { kind: 'bot' as const, level: 'rookie' as const },
        ],
      },
    ],
  ])('is refused as %s', async (code, more) => {
    const ana = await guest(server.url, 'Ana');
    await expect(ana.newTable({ ...tableFor('one-die-baseball'), ...more })).rejects.toMatchObject({ problem: { code } });
  });
});

describe('the lobby', () => {
  it('lists public tables, and matches that can be watched', async () => {
    const own = await testServer();
    const ana = await guest(own.url, 'Ana');
    await ana.newTable(tableFor('play-ball'));
    const { table } = await ana.newTable(tableFor('play-ball', { public: true }));
    expect((await ana.lobby('gathering')).map(({ id }) => id)).toEqual([table.id]);
    expect(await ana.lobby('gathering', 'pocket-rugby')).toEqual([]);
    const bo = await guest(own.url, 'Bo');
    await bo.sit(table.id);
    const clients = [clientOf(ana, table.id), clientOf(bo, table.id)];
    await Promise.all(clients.map((client) => until(client, playing)));
    expect(await ana.lobby('gathering')).toEqual([]);
    expect(await ana.lobby('playing')).toMatchObject([{ id: table.id, seats: [{ name: 'Ana' }, { name: 'Bo' }] }]);
    for (const client of clients) client.close();
    await own.stop();
  });

  it('brings anyone together for a quick match', async () => {
    const [ana, bo, cy] = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => guest(server.url, name)));
    const one = await ana?.quick('pocket-rugby');
    expect((await ana?.quick('pocket-rugby'))?.table.id).toBe(one?.table.id);
    const two = await bo?.quick('pocket-rugby');
    expect(two?.table.id).toBe(one?.table.id);
    expect(two?.seat).toBe(1);
    const three = await cy?.quick('pocket-rugby');
    expect(three?.table.id).not.toBe(one?.table.id);
  });

  it('brings newcomers together however many tables were left by those who were to play there', async () => {
    const quick = async () => (await (await guest(server.url, 'Ana')).quick('three-dice-baseball')).table.id;
    const left = new Set<string>();
    for (let i = 0; i < 2 * 25; i++) left.add(await quick());
    expect(left.size).toBe(25);
    const waiting = await quick();
    expect(left).not.toContain(waiting);
    expect(await quick()).toBe(waiting);
  });
});

describe('guests', () => {
  it('rename themselves, find their seats, and can be forgotten', async () => {
    const { ana, table, first, second, close } = await pair(server.url, 'one-die-baseball', { options: { innings: 1 } });
    await until(first, playing);
    await until(second, playing);
    expect(await ana.mySeats()).toMatchObject([{ table: table.id, match: table.match, seat: 0 }]);
    expect(await ana.rename('Anouk')).toMatchObject({ name: 'Anouk' });
    await second.do({ do: 'resign', seat: 1 });
    await until(first, over);
    await ana.forgetMe();
    await expect(ana.me()).rejects.toMatchObject({ problem: { code: 'bad-token' } });
    expect((await first.api.record(table.match)).header).toMatchObject({ seats: [{ name: '—' }, { name: 'Bo' }] });
    await until(second, (state) => entries(state) === 1);
    close();
  });
});
