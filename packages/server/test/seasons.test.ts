import { randomInt } from 'node:crypto';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, makeRecordText, newHeader, parseRecord } from '@pocket-stadium/kernel';
import { Api, ApiError } from '@pocket-stadium/protocol';
import {
  append,
  blankTeam,
  type EventBody,
  foldSeason,
  inOrder,
  makeSeason,
  mergeLogs,
  newId,
  newSeason,
  type SeasonEvent,
  type SeasonLog,
  type SeasonState,
} from '@pocket-stadium/season';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAll, importAll, startServer } from '../src/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { clientOf, eventually, guest, playByItself, type TestServer, temporaryFolder, testServer, until, WIDE } from './harness.ts';
import { bundleServer, startProcess } from './processes.ts';
import { freePort } from './services/free-port.ts';
import { startOwnPostgres } from './services/postgres.ts';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const refusedWith = (code: string) => expect.objectContaining({ problem: expect.objectContaining({ code }) });

/** A season of so many teams whose first round is paired: each meets the neighbour. */
function someSeason(teams: number, bots: boolean[] = []): SeasonLog {
  const ids = Array.from({ length: teams }, () => newId(randomInt));
  const bodies: EventBody[] = ids.map((id, i) => ({
    type: 'entered',
    entrant: { id, team: blankTeam(`Team ${i + 1}`), ...(bots[i] ? { bot: 'rookie' } : {}) },
  }));
  const fixtures = Array.from({ length: teams >> 1 }, (_, i) => ({ home: ids[2 * i] as string, away: ids[2 * i + 1] as string }));
  const begun = newSeason(
    {
      title: 'Tuesday',
      game: 'one-die-baseball',
      options: { innings: 1 },
      schedule: { kind: 'swiss', rounds: 3 },
      points: { win: 2, draw: 1, loss: 0 },
      tieBreaks: ['buchholz', 'difference'],
    },
    randomInt,
  );
  return append(begun, [...bodies, { type: 'paired', round: 1, fixtures, byes: [] }], randomInt);
}

const asFile = (log: SeasonLog) => JSON.parse(makeSeason(log)) as Record<string, unknown>;
const keep = (log: SeasonLog, base = server.url) => new Api({ base }).keepSeason(asFile(log));
const editor = (secret: string, base = server.url) => new Api({ base, season: secret });
const resultOf = (fixture: string, score: [number, number] = [3, 1]): EventBody => ({
  type: 'result',
  fixture,
  result: { how: 'typed', winner: score[0] > score[1] ? 'home' : 'away', score },
});
const added = (log: SeasonLog, ...bodies: EventBody[]): SeasonEvent[] => append(log, bodies, randomInt).events.slice(log.events.length);

/** A record in which nothing happened yet. */
function recordOf(names: readonly string[]): string {
  const header = newHeader(GAMES.get('one-die-baseball') as Game, { seats: names.map((name) => ({ name })), dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  return makeRecordText({ header: header.value, entries: [] });
}

async function stateOf(api: Api, id: string): Promise<SeasonState> {
  const { events } = await api.season(id);
  const folded = foldSeason({ id, events: inOrder(events as unknown as SeasonEvent[]) });
  if (!folded.ok) throw new Error(folded.problem.message.en);
  return folded.value;
}
const fixturesOf = (state: SeasonState) => state.rounds.flatMap(({ fixtures }) => fixtures);

describe('a season on the server', () => {
  it('is there for whoever has its address, changed and deleted by its link alone', async () => {
    const log = someSeason(4);
    const { id, secret, until: gone } = await keep(log);
    expect(gone).toBeGreaterThan(Date.now() + 179 * DAY);
    const reader = new Api({ base: server.url });
    expect(await reader.season(id)).toMatchObject({ n: log.events.length, mayChange: false, you: null, tables: [] });
    expect((await editor(secret).season(id)).mayChange).toBe(true);
    const [first] = fixturesOf(await stateOf(reader, id));
    const events = added(log, resultOf(first?.id ?? ''));
    await expect(reader.addToSeason(id, events)).rejects.toEqual(refusedWith('not-your-season'));
    await expect(editor('x'.repeat(22)).addToSeason(id, events)).rejects.toEqual(refusedWith('not-your-season'));
    await editor(secret).addToSeason(id, events);
    // The same request made again adds nothing.
    expect((await editor(secret).addToSeason(id, events)).n).toBe(log.events.length + 1);
    expect((await reader.season(id, log.events.length)).events).toEqual(events);
    await expect(keep(log)).rejects.toEqual(refusedWith('season-known'));
    // The link can be handed on, and shut.
    const renewed = await editor(secret).renewSeason(id);
    await expect(editor(secret).removeSeason(id)).rejects.toEqual(refusedWith('not-your-season'));
    await editor(renewed.secret).removeSeason(id);
    await expect(reader.season(id)).rejects.toEqual(refusedWith('no-such-season'));
  });

  it('is nothing for search engines, and takes nothing that is none', async () => {
    const { id } = await keep(someSeason(2));
    const answer = await fetch(`${server.url}/api/v1/seasons/${id}`);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    for (const page of ['season', 'wall'])
      expect(await (await fetch(`${server.url}/${page}/${id}`)).text()).toContain('<meta name="robots" content="noindex">');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    for (const season of [{}, { ...asFile(someSeason(2)), events: [{ id: '../..', n: 1 }] }, { ...asFile(someSeason(2)), season: 'x' }])
      await expect(new Api({ base: server.url }).keepSeason(season)).rejects.toBeInstanceOf(ApiError);
    const rude = added(someSeason(2), { type: 'entered', entrant: { id: newId(randomInt), team: blankTeam('Connard') } });
    const other = await keep(someSeason(2));
    await expect(editor(other.secret).addToSeason(other.id, rude)).rejects.toEqual(refusedWith('forbidden-name'));
  });

  it('loses nothing when many write at once; corrections stand beside what they correct', async () => {
    const log = someSeason(20);
    const { id, secret } = await keep(log);
    const fixtures = fixturesOf(await stateOf(new Api({ base: server.url }), id));
    await Promise.all(fixtures.map(({ id: fixture }) => editor(secret).addToSeason(id, added(log, resultOf(fixture)))));
    const played = await stateOf(new Api({ base: server.url }), id);
    expect(fixturesOf(played).filter(({ result }) => result !== null)).toHaveLength(10);
    // Two people tell the same match differently at once: both are seen, the first counts until somebody settles it.
    const [match] = fixturesOf(played);
    const before = played.events;
    const two = [
      added({ id, events: before }, resultOf(match?.id ?? '', [5, 4])),
      added({ id, events: before }, resultOf(match?.id ?? '', [5, 6])),
    ];
    await Promise.all(two.map((events) => editor(secret).addToSeason(id, events)));
    const contested = fixturesOf(await stateOf(editor(secret), id))[0];
    expect(contested?.history).toHaveLength(3);
    expect(contested?.result?.score).toEqual([3, 1]);
    const of = contested?.inForce?.event.id ?? '';
    const correction: EventBody = {
      type: 'corrected',
      fixture: contested?.id ?? '',
      of,
      result: { how: 'typed', winner: 'away', score: [5, 6] },
      note: 'read from the sheet',
    };
    await editor(secret).addToSeason(id, added({ id, events: (await stateOf(editor(secret), id)).events }, correction));
    const settled = fixturesOf(await stateOf(editor(secret), id))[0];
    expect(settled).toMatchObject({ result: { score: [5, 6] }, contested: [], inForce: { note: 'read from the sheet' } });
    expect(settled?.history).toHaveLength(4);
  });
});

describe('people who come to a season', () => {
  it('join with a name or nothing, play their own matches, and may be replaced', async () => {
    const log = someSeason(2);
    const { id, secret } = await keep(log);
    const [match] = fixturesOf(await stateOf(editor(secret), id));
    const [ana, bo] = [await guest(server.url, 'Ana'), await guest(server.url, 'Bo')];
    const { entrant } = await ana.joinSeason(id, { entrant: match?.home ?? '' });
    expect(entrant).toBe(match?.home);
    await expect(bo.joinSeason(id, { entrant: entrant })).rejects.toEqual(refusedWith('entrant-taken'));
    await bo.joinSeason(id, { entrant: match?.away ?? '' });
    const cy = await guest(server.url, 'Cy');
    const { entrant: third } = await cy.joinSeason(id, {});
    expect(await cy.joinSeason(id, {})).toEqual({ entrant: third });
    expect((await cy.season(id)).you).toBe(third);
    expect((await stateOf(cy, id)).entrants.at(-1)?.team.name).toBe('Cy');
    // Cy may not report the match of somebody else.
    const now = { id, events: (await stateOf(cy, id)).events };
    await expect(cy.addToSeason(id, added(now, resultOf(match?.id ?? '')))).rejects.toEqual(refusedWith('not-your-fixture'));
    await expect(cy.playFixture(id, match?.id ?? '')).rejects.toEqual(refusedWith('not-your-fixture'));
    // Ana leaves, and Cy takes her team over.
    await expect(cy.leaveSeason(id, entrant)).rejects.toEqual(refusedWith('not-your-season'));
    await editor(secret).leaveSeason(id, entrant);
    await cy.leaveSeason(id, third);
    await cy.joinSeason(id, { entrant });
    await cy.addToSeason(id, added(now, resultOf(match?.id ?? '', [2, 7])));
    expect(fixturesOf(await stateOf(ana, id))[0]?.result?.score).toEqual([2, 7]);
  });

  it('are replaced: a bot plays at a new table, then somebody else does; whoever left is forgotten alone', async () => {
    const { id, secret } = await keep(someSeason(1));
    const run = editor(secret);
    const [ana, bo] = [await guest(server.url, 'Ana'), await guest(server.url, 'Bo')];
    const { entrant } = await ana.joinSeason(id, {});
    const [first = ''] = (await stateOf(ana, id)).entrants.map((each) => each.id);
    await bo.joinSeason(id, { entrant: first });
    const now = async (): Promise<SeasonLog> => ({ id, events: (await stateOf(run, id)).events });
    const fixture = `1:${first}:${entrant}`;
    await run.addToSeason(id, added(await now(), { type: 'paired', round: 1, fixtures: [{ home: first, away: entrant }], byes: [] }));
    const before = await ana.playFixture(id, fixture);
    await run.leaveSeason(id, entrant);
    await run.addToSeason(id, added(await now(), { type: 'replaced', entrant, name: 'Robot 2', bot: 'rookie', note: 'Ana is ill' }));
    // The table of those who were paired seats a person who is gone: another one is made, and shown.
    expect((await run.season(id)).tables).toEqual([]);
    const played = await bo.playFixture(id, fixture);
    expect(played.table).not.toBe(before.table);
    expect((await run.season(id)).tables).toMatchObject([{ fixture, table: played.table }]);
    const client = clientOf(bo, played.table);
    playByItself(client);
    await until(client, (state) => state.play?.over === true);
    client.close();
    await expect.poll(async () => fixturesOf(await stateOf(run, id))[0]?.result?.record).toContain('Robot');
    await expect(run.addToSeason(id, added(await now(), { type: 'replaced', entrant, name: 'Connard' }))).rejects.toEqual(
      refusedWith('forbidden-name'),
    );
    await run.addToSeason(id, added(await now(), { type: 'replaced', entrant, name: 'Eve' }));
    const eve = await guest(server.url, 'Eve');
    await eve.joinSeason(id, { entrant });
    await ana.forgetMe();
    const left = await stateOf(run, id);
    expect(JSON.stringify(left.events)).not.toContain('Ana');
    expect(left.entrants.map(({ team, bot }) => [team.name, bot])).toEqual([
      ['Team 1', undefined],
      ['Eve', undefined],
    ]);
    expect((await eve.season(id)).you).toBe(entrant);
  });

  it('play at a table made from the fixture; the result and the record come in by themselves', async () => {
    const { id, secret } = await keep(someSeason(2));
    const [match] = fixturesOf(await stateOf(editor(secret), id));
    const [ana, bo] = [await guest(server.url, 'Ana'), await guest(server.url, 'Bo')];
    await ana.joinSeason(id, { entrant: match?.home ?? '' });
    await bo.joinSeason(id, { entrant: match?.away ?? '' });
    // Both ask at once and get one table.
    const [here, there] = await Promise.all([ana.playFixture(id, match?.id ?? ''), bo.playFixture(id, match?.id ?? '')]);
    expect(here.table).toBe(there.table);
    expect([here.seat, there.seat]).toEqual([0, 1]);
    expect(await ana.playFixture(id, match?.id ?? '')).toMatchObject({ table: here.table, seat: 0 });
    const clients = [ana, bo].map((api) => clientOf(api, here.table));
    await until(clients[0] as (typeof clients)[0], ({ play }) => (play?.entries.length ?? 0) >= 0 && play !== null);
    expect((await new Api({ base: server.url }).season(id)).tables).toMatchObject([{ fixture: match?.id, table: here.table }]);
    for (const client of clients) playByItself(client);
    const { play } = await until(clients[0] as (typeof clients)[0], (state) => state.play?.over === true);
    await expect.poll(async () => fixturesOf(await stateOf(ana, id))[0]?.result?.how).toBe('online');
    const result = fixturesOf(await stateOf(ana, id))[0]?.result;
    expect(result?.score).toEqual(play?.outcome?.score);
    expect(parseRecord(result?.record ?? '')).toMatchObject({ ok: true, value: { header: { game: 'one-die-baseball' } } });
    for (const client of clients) client.close();
    await expect(ana.playFixture(id, match?.id ?? '')).rejects.toEqual(refusedWith('fixture-played'));
  });
});

it('the name of a guest who wants to be forgotten leaves the season, its records and every copy that hears of it', async () => {
  const log = someSeason(1);
  const { id, secret } = await keep(log);
  const emma = await guest(server.url, 'Emma');
  const { entrant } = await emma.joinSeason(id, {});
  const [other = ''] = (await stateOf(emma, id)).entrants.map((each) => each.id);
  const before = await emma.season(id);
  const copy: SeasonLog = { id, events: inOrder(before.events as unknown as SeasonEvent[]) };
  const pairs: EventBody = { type: 'paired', round: 1, fixtures: [{ home: other, away: entrant }], byes: [] };
  const fixture = `1:${other}:${entrant}`;
  const record = recordOf(['Team 1', 'Emma']);
  const recorded: EventBody = { type: 'result', fixture, result: { how: 'online', winner: 'home', score: [3, 1], record } };
  await editor(secret).addToSeason(id, added(copy, pairs, recorded));
  const device = mergeLogs(copy, { id, events: (await emma.season(id)).events as unknown as SeasonEvent[] });
  const mine = await fetch(`${server.url}/api/v1/me/data`, { headers: { authorization: `Bearer ${emma.options.token}` } });
  expect(await mine.json()).toMatchObject({ seasons: [id] });
  expect(JSON.stringify(device)).toContain('Emma');
  // A person who left the season is forgotten there all the same.
  await emma.leaveSeason(id, entrant);
  await emma.forgetMe();
  const left = (await editor(secret).season(id)).events as unknown as SeasonEvent[];
  expect(JSON.stringify(left)).not.toContain('Emma');
  const state = await stateOf(editor(secret), id);
  expect(state.entrants.map(({ team }) => team.name)).toEqual(['Team 1', '#2']);
  expect(fixturesOf(state)[0]?.result).toMatchObject({ score: [3, 1], record: expect.stringContaining('#2') });
  // The device has only what came since. It is told, and forgets too. What it says again changes nothing.
  const news = left.filter((event) => !device.events.some((known) => known.id === event.id));
  expect(news.map(({ type }) => type)).toEqual(['forgotten']);
  expect(JSON.stringify(mergeLogs(device, { id, events: news }))).not.toContain('Emma');
  await editor(secret).addToSeason(id, device.events as SeasonEvent[]);
  const lines: string[] = [];
  await exportAll(server.folder, (line) => void lines.push(line));
  expect(lines.filter((line) => line.includes(id)).join('')).not.toContain('Emma');
});

it('goes when its time is up, unless somebody added something', async () => {
  const folder = temporaryFolder();
  const start = (seasons: number) =>
    startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE, retention: { matches: 0, tables: 0, guests: 0, seasons } });
  const first = await start(0);
  const [old, young] = [await keep(someSeason(2), first.url), await keep(someSeason(2), first.url)];
  expect(old.until).toBeNull();
  await first.close();
  const { db, close } = await openDatabase(folder.path);
  await db
    .updateTable('seasons')
    .set({ updated: Date.now() - 100 * DAY })
    .where('id', '=', old.id)
    .execute();
  await close();
  const second = await start(90);
  const reader = new Api({ base: second.url });
  await expect.poll(() => reader.season(old.id).catch((error: ApiError) => error.problem?.code)).toBe('no-such-season');
  expect((await reader.season(young.id)).n).toBeGreaterThan(0);
  await second.close();
  folder.remove();
});

it('survives SIGKILL: what was acknowledged is there, once', async () => {
  const folder = temporaryFolder();
  const bundle = await bundleServer('season-crash-test');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let process = await startProcess(bundle, { port, data: folder.path });
  const log = someSeason(40);
  const { id, secret } = await eventually(() => keep(log, base));
  const events = fixturesOf(await stateOf(editor(secret, base), id)).map(({ id: fixture }) => added(log, resultOf(fixture)));
  const acknowledged: string[] = [];
  const writers = events.map(async ([event], i) => {
    // The events are written one after the other, so that the killing falls between and into them.
    while (acknowledged.length < i) await new Promise((resolve) => setTimeout(resolve, 2));
    await eventually(() => editor(secret, base).addToSeason(id, [event as SeasonEvent]));
    acknowledged.push(event?.id ?? '');
  });
  for (const many of [4, 9, 15]) {
    while (acknowledged.length < many) await new Promise((resolve) => setTimeout(resolve, 2));
    await process.kill('SIGKILL');
    process = await startProcess(bundle, { port, data: folder.path });
  }
  await Promise.all(writers);
  const there = (await editor(secret, base).season(id)).events as unknown as SeasonEvent[];
  expect(there).toHaveLength(log.events.length + events.length);
  expect(acknowledged.filter((event) => !there.some((known) => known.id === event))).toEqual([]);
  await process.kill('SIGTERM');
  folder.remove();
});

it('moves with an export, from a folder to PostgreSQL and back', async () => {
  const own = await testServer();
  const log = someSeason(4);
  const { id, secret } = await keep(log, own.url);
  const [match] = fixturesOf(await stateOf(editor(secret, own.url), id));
  const ana = await guest(own.url, 'Ana');
  await ana.joinSeason(id, { entrant: match?.home ?? '' });
  const before = await ana.season(id);
  const lines = async (place: string) => {
    const out: string[] = [];
    await exportAll(place, (line) => void out.push(line));
    return out;
  };
  const written = await lines(own.folder);
  expect(written[0]).toBe('{"stadium":2}\n');
  const postgres = await startOwnPostgres();
  const places = [temporaryFolder().path, ...(postgres ? [await postgres.newDatabase()] : [])];
  for (const place of places) {
    expect(await importAll(place, written)).toMatchObject({ ok: true, value: { known: 0 } });
    expect(await importAll(place, written)).toMatchObject({ ok: true, value: { added: 0 } });
    expect(await lines(place)).toEqual(written);
    const copy = await startServer({
      port: 0,
      logLevel: 'silent',
      ...(place.startsWith('postgres') ? { databaseUrl: place } : { data: place }),
    });
    expect(await new Api({ ...ana.options, base: copy.url }).season(id)).toEqual(before);
    // Many write at once to the same database, and nobody loses anything.
    const fixtures = fixturesOf(await stateOf(ana, id));
    await Promise.all(fixtures.map(({ id: fixture }) => editor(secret, copy.url).addToSeason(id, added(log, resultOf(fixture)))));
    expect(fixturesOf(await stateOf(editor(secret, copy.url), id)).every(({ result }) => result !== null)).toBe(true);
    await copy.close();
  }
  const spoilt = written.map((line) => line.replace('"type":"paired"', '"type":"danced"'));
  expect(await importAll(temporaryFolder().path, spoilt)).toMatchObject({ ok: false, problem: { code: 'bad-export-line' } });
  await postgres?.stop();
  await own.stop();
});
