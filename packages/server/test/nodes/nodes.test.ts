import { stringHash, verifyRecord } from '@pocket-stadium/dice';
import { checkRecord } from '@pocket-stadium/kernel';
import { type Api, type ApiError, type Command, type NewTable, newKey, type TableClient } from '@pocket-stadium/protocol';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { SharedLimits } from '../../src/nodes/shared-limits.ts';
import { Wire } from '../../src/nodes/wire.ts';
import { clientOf, entries, eventually, guest, over, playByItself, playing, recordText, tableFor, until } from '../harness.ts';
import { startOwnPostgres } from '../services/postgres.ts';
import { startOwnRedis } from '../services/redis.ts';
import { at, heard, startNodes } from './several.ts';

const postgres = await startOwnPostgres();
const redis = await startOwnRedis();

describe.skipIf(!postgres || !redis)('two nodes on one PostgreSQL and one Redis', () => {
  let database: string;
  let nodes: RunningServer[];
  const clients: TableClient[] = [];
  beforeAll(async () => {
    database = (await postgres?.newDatabase()) ?? '';
    nodes = await startNodes(2, database, redis?.url ?? '');
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await Promise.all(nodes.map((node) => node.close()));
    await postgres?.stop();
    await redis?.stop();
  });

  const open = (api: Api, table: string): TableClient => {
    const client = clientOf(api, table);
    clients.push(client);
    return client;
  };

  /** Ana on the first node and Bo on the second, at one table. */
  async function apart(game: string, options = {}, more = {}) {
    const ana = await guest(nodes[0]?.url ?? '', 'Ana');
    const bo = await guest(nodes[1]?.url ?? '', 'Bo');
    const { table } = await ana.newTable(tableFor(game, { options, ...more }));
    await bo.sit(table.id);
    return { table, ana, bo, first: open(ana, table.id), second: open(bo, table.id) };
  }

  it('carry one match, each seat on its own, and end with the same record', async () => {
    const { first, second, table, bo } = await apart('dice-and-run', { mode: 'advanced', innings: 1 });
    for (const client of [first, second]) playByItself(client);
    const [one, two] = await Promise.all([until(first, over), until(second, over)]);
    expect(recordText(one)).toBe(recordText(two));
    const record = checkRecord(await bo.record(table.match));
    expect(record.ok && verifyRecord(record.value).problems).toEqual([]);
    // Each device checked every die, the secret ones too, whichever node threw it.
    for (const { dice, play } of [one, two]) expect(dice?.checked).toMatchObject({ fair: true, waiting: 0, rolls: play?.rolls });
  });

  it('take each step of the dice on any node, and one promise has one transcript', async () => {
    const ana = await guest(nodes[0]?.url ?? '', 'Ana');
    const bo = await guest(nodes[1]?.url ?? '', 'Bo');
    const { table } = await ana.newTable(tableFor('one-die-baseball'));
    await bo.sit(table.id);
    const promise = table.fair?.promise ?? '';
    const opening = (seat: number) => ({ nonce: `${seat}`.padStart(64, '0'), string: `wind ${seat}` });
    const hash = (seat: number) => ({ do: 'hash', seat, promise, hash: stringHash(promise, seat, opening(seat)) }) as const;
    const everywhere = (step: (seat: number) => object) =>
      [ana, bo].flatMap((api, seat) => nodes.map((node) => at(node, api).do(table.id, { key: newKey(), ...step(seat) } as Command)));
    await Promise.all(everywhere(hash));
    const seen = await Promise.all(nodes.map((node) => at(node, ana).table(table.id)));
    expect(seen[0]?.fair?.transcript).toEqual(seen[1]?.fair?.transcript);
    expect(seen[0]?.fair?.transcript?.hashes).toEqual([hash(0).hash, hash(1).hash]);
    await Promise.all(everywhere((seat) => ({ do: 'reveal', seat, promise, ...opening(seat) })));
    const begun = await Promise.all(nodes.map((node) => at(node, bo).table(table.id)));
    for (const { status, fair } of begun) expect([status, fair?.key]).toEqual(['playing', begun[0]?.fair?.key]);
  });

  it('agree on who is there, what is said, and who left', async () => {
    const { first, second } = await apart('one-die-baseball', { first: 0 });
    await Promise.all([first, second].map((client) => until(client, ({ presence }) => presence?.here.length === 2)));
    const said = heard(second, 'chat');
    await first.do({ do: 'chat', seat: 0, phrase: 'good-game' }).then((answer) => expect(answer.ok).toBe(true));
    await eventually(async () => expect(said).toHaveLength(1));
    first.close();
    await until(second, ({ presence }) => presence?.away.some(({ seat }) => seat === 0) === true);
  });

  it('tell each other of entries only where both have people, and whoever comes later misses none', async () => {
    const ana = await guest(nodes[0]?.url ?? '', 'Ana');
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'me' }];
    const { table } = await ana.newTable(tableFor('one-die-baseball', { seats, options: { innings: 20, first: 0 } }));
    const letters: { kind: string; n?: number; row?: unknown }[] = [];
    const ear = new Redis(redis?.url ?? '');
    await ear.psubscribe(`*:table:${table.id}`);
    ear.on('pmessage', (_pattern, _channel, text: string) => letters.push(JSON.parse(text).notice));
    const first = open(ana, table.id);
    await until(first, playing);
    /** Makes a move, and says whether its entry was told before something that always is. */
    const tells = async () => {
      const { next } = first.state.play ?? {};
      const { n } = (await first.do({ do: 'roll', seat: next?.kind === 'roll' ? next.seat : 0 })) as { n: number };
      const before = letters.filter(({ kind }) => kind === 'said').length;
      await first.do({ do: 'chat', seat: 0, phrase: 'good-game' });
      await eventually(async () => expect(letters.filter(({ kind }) => kind === 'said').length).toBeGreaterThan(before));
      return letters.some((letter) => letter.n === n && letter.row);
    };
    await eventually(async () => expect(await tells()).toBe(false));
    const second = open(at(nodes[1], ana), table.id);
    await until(second, (state) => playing(state) && entries(state) === entries(first.state));
    await eventually(async () => expect(await tells()).toBe(true));
    await until(second, (state) => entries(state) === entries(first.state));
    second.close();
    await eventually(async () => expect(await tells()).toBe(false));
    const third = open(at(nodes[1], ana), table.id);
    // Moves are made while somebody is coming.
    while (!third.state.play || entries(third.state) === 0) await tells();
    await tells();
    await until(third, (state) => entries(state) === entries(first.state));
    ear.disconnect();
  });

  it('keep a table in memory for somebody who is still on the way to it', async () => {
    const ana = await guest(nodes[0]?.url ?? '', 'Ana');
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'me' }];
    const { table } = await ana.newTable(tableFor('one-die-baseball', { seats, options: { innings: 20, first: 0 } }));
    const [first, spare] = [open(ana, table.id), open(ana, table.id)];
    await Promise.all([until(first, playing), until(spare, playing)]);
    await at(nodes[1], ana).table(table.id);
    const store = new pg.Client({ connectionString: database });
    await store.connect();
    // The store is slow to say who this is; meanwhile the table is played at on the other node alone.
    await store.query('begin');
    await store.query('lock table guests in access exclusive mode');
    const second = open(at(nodes[1], ana), table.id);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    spare.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await store.query('commit');
    await store.end();
    await until(second, playing);
    for (let i = 0; i < 3; i++) {
      const next = first.state.play?.next;
      await first.do({ do: 'roll', seat: next?.kind === 'roll' ? next.seat : 0 });
    }
    await until(second, (state) => entries(state) === 3);
  });

  it('give entry 1 to one of many that ask both nodes at once, and the others a true reason', async () => {
    const { ana, table, first, second } = await apart('one-die-baseball', { first: 0 });
    await Promise.all([until(first, playing), until(second, playing)]);
    const asked = Array.from({ length: 20 }, (_, i) => at(nodes[i % 2], ana).do(table.id, { do: 'roll', key: newKey(), seat: 0, n: 1 }));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as ApiError).problem?.code] : []));
    expect(new Set(codes)).toEqual(new Set(['not-next']));
    await Promise.all([until(first, (state) => entries(state) === 1), until(second, (state) => entries(state) === 1)]);
  });

  it('give a request that is repeated at the other node its first answer', async () => {
    const { ana, table, first, second } = await apart('one-die-baseball', { first: 0 });
    await Promise.all([until(first, playing), until(second, playing)]);
    const roll = { do: 'roll', key: newKey(), seat: 0, n: 1 } as const;
    const answer = await at(nodes[0], ana).do(table.id, roll);
    expect(await at(nodes[1], ana).do(table.id, roll)).toEqual(answer);
  });

  it('let nobody in with a link that was renewed at the other node', async () => {
    const { ana, table } = await apart('one-die-baseball');
    const { secret } = await ana.seatSecret(table.id, 0);
    expect((await at(nodes[1], ana).seatSecret(table.id, 0)).secret).toBe(secret);
    const renewed = await ana.renewSecret(table.id, 0);
    expect((await at(nodes[1], ana).seatSecret(table.id, 0)).secret).toBe(renewed.secret);
  });

  it('bring two together who ask both nodes at once for a quick match, however many tables were left', async () => {
    const quick = async (node: RunningServer | undefined) => (await guest(node?.url ?? '', 'G')).quick('pocket-rugby');
    for (let i = 0; i < 2 * 25; i++) await quick(nodes[0]);
    // Nobody waits for the other for more than a moment. On a busy machine they may ask again.
    await eventually(async () => {
      const seated = await Promise.all(nodes.map(quick));
      expect(new Set(seated.map(({ table }) => table.id)).size).toBe(1);
      expect(seated.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    });
  });

  it('count what an address asks of all of them', async () => {
    const limits = ['left', 'right'].map((name) => {
      const wire = new Wire(redis?.url ?? '', 'limits', name, { info() {}, warn() {}, error() {} });
      return { wire, shared: new SharedLimits(wire, () => 1_800_000_000_000) };
    });
    await eventually(async () => expect(limits.every(({ wire }) => wire.redis.status === 'ready')).toBe(true));
    const [left, right] = limits.map(({ shared }) => shared);
    for (let i = 0; i < 12; i++) expect(left?.take('guest 192.0.2.1', 12)).toBe(true);
    expect(left?.take('guest 192.0.2.1', 12)).toBe(false);
    await left?.exchange();
    expect(right?.take('guest 192.0.2.1', 12)).toBe(true);
    await right?.exchange();
    expect(right?.take('guest 192.0.2.1', 12)).toBe(false);
    expect(right?.take('guest 192.0.2.2', 12)).toBe(true);
    for (const { wire, shared } of limits) {
      shared.close();
      wire.close();
    }
  });

  it('let nobody in from the moment one of them is told to end, and tell those who are there to come back', async () => {
    const [leaving] = await startNodes(1, database, redis?.url ?? '');
    if (!leaving) throw new Error('no node');
    const ana = await guest(leaving.url, 'Ana');
    const tables = await Promise.all(Array.from({ length: 5 }, () => ana.newTable(tableFor('one-die-baseball'))));
    const visitors = tables.map(({ table }) => open(ana, table.id));
    await Promise.all(visitors.map((client) => until(client, ({ connection }) => connection === 'live')));
    const left = visitors.map((client) => until(client, ({ connection }) => connection === 'waiting'));
    const ended = leaving.close();
    await expect(fetch(`${leaving.url}/healthz`)).rejects.toThrow();
    await Promise.all([...left, ended]);
    for (const client of visitors) client.close();
  });

  it('play on without Redis by reading the log, and with an empty one when it is back', async () => {
    const { first, second } = await apart('two-dice-baseball', { innings: 6 });
    for (const client of [first, second]) playByItself(client);
    await until(first, (state) => entries(state) >= 3);
    await redis?.halt();
    const before = entries(first.state);
    await Promise.all([first, second].map((client) => until(client, (state) => entries(state) >= before + 2 || over(state))));
    await redis?.resume();
    const [one, two] = await Promise.all([until(first, over), until(second, over)]);
    expect(recordText(one)).toBe(recordText(two));
  });

  it('tell everybody when PostgreSQL is away, acknowledge nothing, and go on by themselves', async () => {
    const { first, second, table, ana } = await apart('one-die-baseball', { first: 0 });
    await Promise.all([until(first, playing), until(second, playing)]);
    await postgres?.halt();
    await Promise.all([first, second].map((client) => until(client, ({ storing }) => !storing)));
    await expect(ana.do(table.id, { do: 'roll', key: newKey(), seat: 0, n: 1 })).rejects.toMatchObject({
      status: 503,
      problem: { code: 'unavailable' },
    });
    let answered = false;
    const asked = first.do({ do: 'roll', seat: 0 }).then((answer) => {
      answered = true;
      return answer;
    });
    // While the store is away no answer may come.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(answered).toBe(false);
    await postgres?.resume();
    expect(await asked).toMatchObject({ ok: true, n: 1 });
    await Promise.all([first, second].map((client) => until(client, (state) => state.storing && entries(state) === 1)));
  });
});
