import { type Receipt, verifyRecord, witness } from '@pocket-stadium/dice';
import { checkRecord } from '@pocket-stadium/kernel';
import { Api, newKey, type OpenLink, type ReceiptStorage, receiptsInMemory, type TableClient } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { give, hashFor, show, startAnew, two } from './dice-steps.ts';
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
  tableWithBot,
  testServer,
  until,
  webSocket,
} from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ anewAfter: 0 });
});
afterAll(() => server.stop());

describe('the second fair dice', () => {
  it('are promised when the table is made, and the promise stays while people gather', async () => {
    const { ana, bo, table } = await two(server.url);
    await give(ana, table, 0);
    const then = await bo.table(table.id);
    for (const field of ['length', 'end', 'promise', 'starts'] as const) expect(then.fair?.[field]).toBe(table.fair?.[field]);
    expect(then.match).toBe(table.match);
    expect(then).toMatchObject({ commitment: null, fair: { transcript: null, key: null, seed: null } });
    expect(then.seats.map(({ ready }) => ready)).toEqual([true, false]);
  });

  it('take a hash that answers their promise, let its own device replace it, and no longer once the transcript is out', async () => {
    const { ana, bo, table } = await two(server.url);
    const promise = table.fair?.promise ?? '';
    await expect(give(ana, table, 0, { promise: '0'.repeat(64) })).rejects.toThrow('another promise');
    await expect(give(ana, table, 1)).rejects.toThrow('not yours');
    await give(ana, table, 0, { hash: 'a'.repeat(64) });
    await expect(give(ana, table, 0)).rejects.toThrow('already set');
    await give(ana, table, 0, { instead: 'a'.repeat(64) });
    await give(ana, table, 0);
    await expect(show(ana, table, 0)).rejects.toThrow('asks nothing');
    await give(bo, table, 1);
    const { fair } = await ana.table(table.id);
    expect(fair?.transcript).toMatchObject({ promise, game: 'one-die-baseball', starts: 0, brought: null });
    expect(fair?.transcript?.hashes).toEqual([hashFor(promise, 0), hashFor(promise, 1)]);
    expect(fair?.transcript?.seats).toEqual([{ name: 'Ana' }, { name: 'Bo' }]);
    await expect(give(ana, table, 0, { hash: 'b'.repeat(64), instead: hashFor(promise, 0) })).rejects.toThrow('transcript');
  });

  it('begin when every string is in, and none that opens no hash is taken', async () => {
    const { ana, bo, table } = await two(server.url);
    for (const [api, seat] of [
      [ana, 0],
      [bo, 1],
    ] as const)
      await give(api, table, seat);
    await expect(show(ana, table, 0, { string: 'rain' })).rejects.toThrow('not the one of seat');
    await show(ana, table, 0);
    expect(await ana.table(table.id)).toMatchObject({ status: 'gathering', fair: { revealed: [0], key: null } });
    await show(bo, table, 1);
    const begun = await ana.table(table.id);
    expect(begun).toMatchObject({ status: 'playing', fair: { key: expect.stringMatching(/^[0-9a-f]{64}$/), seed: null } });
    // A request that comes again after the start gets the same answer.
    await give(ana, table, 0);
    await show(bo, table, 1);
  });

  it('ask nothing of bots: they have no string in the record', async () => {
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableWithBot());
    const client = clientOf(ana, table.id);
    playByItself(client);
    const { header, dice } = await until(client, over);
    client.close();
    expect(header?.dice).toMatchObject({ scheme: 2, seats: [{ hash: expect.any(String) }, null] });
    expect(dice?.checked).toMatchObject({ fair: true, waiting: 0 });
  });

  it('let a program decline before the transcript', async () => {
    const { ana, bo, table } = await two(server.url);
    await give(bo, table, 1, { hash: null });
    await give(ana, table, 0);
    await show(ana, table, 0);
    expect(await ana.table(table.id)).toMatchObject({ status: 'playing', fair: { hashes: [expect.any(String), null] } });
  });

  it('wait for a device that is away, which reveals when it comes back', async () => {
    const { ana, bo, table } = await two(server.url);
    const receipts = receiptsInMemory();
    const away = clientOf(bo, table.id, { receipts });
    await until(away, ({ table: view }) => view?.seats[1]?.ready === true);
    away.close();
    const here = clientOf(ana, table.id);
    await until(here, ({ table: view }) => view?.fair?.revealed.includes(0) === true);
    expect(here.state.table).toMatchObject({ status: 'gathering', fair: { revealed: [0] } });
    const back = clientOf(bo, table.id, { receipts });
    await until(back, playing);
    await until(here, playing);
    for (const client of [here, back]) {
      expect(client.state.dice?.receipt.differences).toEqual([]);
      client.close();
    }
  });

  it('are not begun by a device that lost its string: it says so, and does not alarm', async () => {
    const { ana, bo, table } = await two(server.url);
    await give(bo, table, 1);
    const other = clientOf(bo, table.id);
    const here = clientOf(ana, table.id);
    await until(other, ({ dice }) => dice?.because === 'lost');
    expect(other.state.dice?.receipt.differences).toEqual([]);
    for (const client of [other, here]) client.close();
  });

  it('reveal nothing where the receipt cannot be kept', async () => {
    const { ana, bo, table } = await two(server.url);
    const full: ReceiptStorage = { load: () => null, save: () => false, known: () => [] };
    const first = clientOf(ana, table.id, { receipts: full });
    const second = clientOf(bo, table.id);
    await until(second, ({ table: view }) => view?.fair?.revealed.includes(1) === true);
    await until(first, ({ dice }) => dice?.because === 'store');
    expect(first.state.table?.fair?.revealed).toEqual([1]);
    for (const client of [first, second]) client.close();
  });

  it('are not accused by somebody who slept through two matches', async () => {
    const { ana, bo, table } = await two(server.url);
    let asleep = false;
    let wake: () => void = () => {};
    const sleepy: OpenLink = (api, id, events) => {
      wake = () => events.closed(false);
      return webSocket(api, id, { ...events, message: (message) => (asleep ? undefined : events.message(message)) });
    };
    const watcher = clientOf(new Api({ base: server.url }), table.id, { links: [sleepy] });
    for (let round = 1; round <= 3; round++) {
      const now = await ana.table(table.id);
      // Seats rotate.
      const [first, second] = round % 2 === 1 ? ([ana, bo] as const) : ([bo, ana] as const);
      await giveStrings(
        [
          { api: first, seat: 0 },
          { api: second, seat: 1 },
        ],
        now,
      );
      if (round === 1) await until(watcher, playing);
      asleep = round < 3;
      if (round === 3) break;
      await first.do(table.id, { do: 'resign', key: newKey(), seat: 0, n: 1 });
      await first.do(table.id, { do: 'rematch', key: newKey(), seat: 0 });
      await second.do(table.id, { do: 'rematch', key: newKey(), seat: 1 });
    }
    wake();
    const { dice } = await until(watcher, (state) => state.table?.round === 3 && playing(state));
    watcher.close();
    expect(dice?.receipt.differences).toEqual([]);
    expect(dice?.receipt.promised.id).toBe((await ana.table(table.id)).match);
  });

  it('start anew when a string is missing: with a new promise, counted, and the seed of the old one', async () => {
    const { ana, bo, table } = await two(server.url);
    await expect(startAnew(ana, table, 0)).rejects.toThrow('missing');
    const client = clientOf(ana, table.id);
    await give(bo, table, 1);
    await until(client, ({ table: view }) => view?.fair?.revealed.includes(0) === true);
    await startAnew(ana, table, 0);
    const next = await until(client, ({ table: view }) => view?.fair?.starts === 1 && view.seats[0]?.ready === true);
    expect(next.table?.fair?.promise).not.toBe(table.fair?.promise);
    expect(next.table?.fair?.given).toMatchObject([{ id: table.match, length: 1024, missing: [1] }]);
    expect(next.dice?.receipt).toMatchObject({ differences: [], starts: 1, given: [{ revealed: true, missing: [1] }] });
    const now = await bo.table(table.id);
    await expect(show(bo, table, 1)).rejects.toThrow('another promise');
    await give(bo, now, 1);
    await show(bo, now, 1);
    expect((await until(client, playing)).header?.dice).toMatchObject({ starts: 1 });
    client.close();
  });

  it('start anew when somebody gets up after the transcript, and the seat is open', async () => {
    const { ana, bo, table } = await two(server.url);
    for (const [api, seat] of [
      [ana, 0],
      [bo, 1],
    ] as const)
      await give(api, table, seat);
    await bo.do(table.id, { do: 'leave', key: newKey(), seat: 1 });
    expect(await ana.table(table.id)).toMatchObject({
      status: 'gathering',
      seats: [{}, { kind: 'open' }],
      fair: { starts: 1, transcript: null },
    });
  });

  it('let the others open the seat whose string is missing', async () => {
    const { ana, bo, table } = await two(server.url);
    for (const [api, seat] of [
      [ana, 0],
      [bo, 1],
    ] as const)
      await give(api, table, seat);
    await show(ana, table, 0);
    await startAnew(ana, table, 0, 1);
    const then = await ana.table(table.id);
    expect(then).toMatchObject({ seats: [{ kind: 'person' }, { kind: 'open' }], fair: { starts: 1 } });
    const eve = await guest(server.url, 'Eve');
    await eve.sit(table.id);
    await giveStrings(
      [
        { api: ana, seat: 0 },
        { api: eve, seat: 1 },
      ],
      then,
    );
    expect(await ana.table(table.id)).toMatchObject({ status: 'playing' });
  });

  it('start anew with the match that was brought along', async () => {
    const ana = await guest(server.url, 'Ana');
    const header = {
      game: 'one-die-baseball',
      rules: 1,
      options: { innings: 1, first: 0 },
      seats: [{ name: 'Ana' }, { name: 'Bo' }],
      dice: { kind: 'hand' },
    };
    const record = { format: 1, header, entries: [{ type: 'roll', seat: 0, faces: [3], from: 'hand' }] };
    const bo = await guest(server.url, 'Bo');
    const { table } = await ana.newTable(tableFor('one-die-baseball', { record: record as never }));
    await bo.sit(table.id);
    for (const [api, seat] of [
      [ana, 0],
      [bo, 1],
    ] as const)
      await give(api, table, seat);
    await startAnew(ana, table, 0);
    const then = await ana.table(table.id);
    expect(then.fair?.brought).toEqual(table.fair?.brought);
    await giveStrings(
      [
        { api: ana, seat: 0 },
        { api: bo, seat: 1 },
      ],
      then,
    );
    const begun = await ana.table(table.id);
    expect(begun).toMatchObject({ status: 'playing', entries: 1 });
    // The rolls that were brought along went into the key, so they are not corrected any more.
    const back = ana.do(table.id, { do: 'back', key: newKey(), seat: 0, n: 2, to: 0 });
    await expect(back).rejects.toThrow('take back only');
  });

  it('publish their seed when everybody leaves before the match', async () => {
    const { ana, bo, table } = await two(server.url);
    for (const [api, seat] of [
      [ana, 0],
      [bo, 1],
    ] as const)
      await api.do(table.id, { do: 'leave', key: newKey(), seat });
    expect(await ana.table(table.id)).toMatchObject({ status: 'over', fair: { seed: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });

  it('publish their seed with the end alone, also of a match that is given up, and take nothing behind it', async () => {
    const { ana, bo, table } = await two(server.url);
    await giveStrings(
      [
        { api: ana, seat: 0 },
        { api: bo, seat: 1 },
      ],
      table,
    );
    expect(await ana.table(table.id)).toMatchObject({ fair: { seed: null } });
    await ana.do(table.id, { do: 'resign', key: newKey(), seat: 0, n: 1 });
    const ended = await ana.table(table.id);
    const record = checkRecord(await ana.record(table.match));
    expect(record.ok && record.value.header.dice).toMatchObject({ seed: ended.fair?.seed });
    expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, problems: [] });
    for (const command of [{ do: 'roll' }, { do: 'back', to: 0 }, { do: 'resign' }] as const) {
      await expect(bo.do(table.id, { ...command, key: newKey(), seat: 1, n: 2 })).rejects.toThrow();
    }
    expect(await ana.table(table.id)).toMatchObject({ entries: 1, status: 'over' });
  });

  it('hold links back while a pitch is secret, and every die is checked when it is shown', async () => {
    const { first, second, close } = await pair(server.url, 'dice-and-run', { options: { mode: 'advanced', innings: 2, first: 0 } });
    const links: { hidden: number; link: boolean }[] = [];
    let waited = 0;
    let grown = 0;
    second.subscribe(({ dice, play }, message) => {
      waited = Math.max(waited, dice?.checked.waiting ?? 0);
      if (message?.type !== 'entries' || !play) return;
      const hidden = play.seenBy('spectator').filter((entry) => entry.type === 'roll' && entry.faces === null).length;
      links.push({ hidden, link: message.link !== undefined });
      const { link: _, ...without } = message;
      grown = Math.max(grown, JSON.stringify(message).length - JSON.stringify(without).length);
    });
    for (const client of [first, second]) playByItself(client);
    const ends = await Promise.all([until(first, over), until(second, over)]);
    close();
    expect(links.some(({ hidden }) => hidden > 0)).toBe(true);
    expect(links.filter(({ hidden, link }) => hidden > 0 && link)).toEqual([]);
    expect(waited).toBeGreaterThan(0);
    // What a message with a roll grows by, in bytes.
    expect(grown).toBe(53);
    for (const { dice, play } of ends) expect(dice?.checked).toMatchObject({ fair: true, waiting: 0, rolls: play?.rolls });
  });

  it('tell whoever knows only the first version to reload', async () => {
    const { ana, table } = await two(server.url);
    const lines = async (query: string) => {
      const response = await fetch(`${server.url}/api/v1/tables/${table.id}/feed${query}`, { headers: ana.headers() });
      const { value } = (await response.body?.getReader().read()) ?? {};
      return JSON.parse(new TextDecoder().decode(value).split('\n')[0] ?? '');
    };
    expect(await lines('')).toMatchObject({ table: { notice: { code: 'reload' } } });
    expect(await lines('?dice=2')).toMatchObject({ table: { notice: null } });
    const string = ana.do(table.id, { do: 'string', key: newKey(), seat: 0, commitment: '0'.repeat(64), string: 'wind' });
    await expect(string).rejects.toThrow('reload');
  });

  it('let a person write their own text until the transcript is out', async () => {
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(tableFor('one-die-baseball'));
    const client: TableClient = clientOf(ana, table.id, { diceText: () => 'from the start' });
    await until(client, ({ dice }) => dice?.receipt.own[0]?.sent === true);
    expect(client.state.dice?.receipt.own[0]?.string).toBe('from the start');
    expect(client.writeDiceText(0, 'sel & poivre é🎲')).toBe(true);
    await until(client, ({ dice }) => dice?.receipt.own[1]?.sent === true);
    const bo = await guest(server.url, 'Bo');
    await bo.sit(table.id);
    const other = clientOf(bo, table.id);
    const { header, dice } = await until(client, playing);
    expect(header?.dice).toMatchObject({ seats: [{ string: 'sel & poivre é🎲' }, {}] });
    expect(dice?.receipt.differences).toEqual([]);
    expect(client.writeDiceText(0, 'too late')).toBe(false);
    for (const one of [client, other]) one.close();
  });
});

describe('names', () => {
  const TOKEN = 'the-token-of-the-host-for-names';

  /** What a device sees that comes back with the receipt it kept. */
  async function seenBy(api: Api, table: string, receipts: ReceiptStorage, named: readonly string[]): Promise<Receipt> {
    const client = clientOf(api, table, { receipts });
    const { dice } = await until(client, (state) => state.dice !== null && `${state.header?.seats.map(({ name }) => name)}` === `${named}`);
    client.close();
    if (!dice) throw new Error('there is no receipt');
    return dice.receipt;
  }

  it('may change between transcript and start, in mid-match and afterwards: nobody is accused', async () => {
    const hosted = await testServer({ hostToken: TOKEN });
    const { ana, bo, table } = await two(hosted.url);
    const host = new Api({ base: hosted.url, token: TOKEN });
    const guestOf = async (api: Api) => (await api.me())?.id ?? '';
    const receipts = receiptsInMemory();
    await give(bo, table, 1);
    const first = clientOf(ana, table.id, { receipts });
    await until(first, ({ table: view }) => view?.fair?.revealed.includes(0) === true);
    first.close();
    await host.keepOrder({ do: 'rename', guest: await guestOf(bo), name: 'Robin' });
    await show(bo, table, 1);
    expect((await seenBy(ana, table.id, receipts, ['Ana', 'Robin'])).differences).toEqual([]);
    await ana.do(table.id, { do: 'roll', key: newKey(), seat: 0, n: 1 });
    await host.keepOrder({ do: 'rename', guest: await guestOf(ana), name: 'Alba' });
    expect((await seenBy(ana, table.id, receipts, ['Alba', 'Robin'])).differences).toEqual([]);
    await bo.forgetMe();
    const receipt = await seenBy(ana, table.id, receipts, ['Alba', '—']);
    expect(receipt.differences).toEqual([]);
    await ana.do(table.id, { do: 'resign', key: newKey(), seat: 0, n: 2 });
    const record = checkRecord(await ana.record(table.match));
    expect(record.ok && record.value.header.seats).toEqual([{ name: 'Alba' }, { name: '—' }]);
    expect(record.ok && witness(receipt, { type: 'record', match: record.value }, 1).differences).toEqual([]);
    await hosted.stop();
  });
});

describe('two minutes', () => {
  it('pass before the others may start anew, unless they open the seat of somebody who is away', async () => {
    const slow = await testServer({ anewAfter: 120 });
    const { ana, bo, table } = await two(slow.url);
    for (const [api, seat] of [
      [ana, 0],
      [bo, 1],
    ] as const)
      await give(api, table, seat);
    await expect(startAnew(ana, table, 0)).rejects.toThrow('120 seconds');
    await startAnew(ana, table, 0, 1);
    expect(await ana.table(table.id)).toMatchObject({ fair: { starts: 1 }, seats: [{}, { kind: 'open' }] });
    await slow.stop();
  });
});
