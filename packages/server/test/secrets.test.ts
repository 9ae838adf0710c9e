import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { checkRecord, type Header, Play, type RollEntry } from '@pocket-stadium/kernel';
import { Api } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/store/database.ts';
import { clientOf, guest, over, playByItself, type TestServer, tableFor, testServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A wire that keeps a copy of every byte that comes from the server. */
async function tappedWire(port: number) {
  const heard: Buffer[] = [];
  const sockets = new Set<Socket>();
  const tap = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    near.pipe(far);
    far.on('data', (bytes) => heard.push(bytes));
    far.pipe(near);
  });
  await new Promise<void>((resolve) => tap.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(tap.address() as AddressInfo).port}`,
    heard,
    close() {
      for (const socket of sockets) socket.destroy();
      tap.close();
    },
  };
}

describe('a Dice & Run match with secret pitches', () => {
  it('sends a batting client, and a watcher, no byte from which a pitch could be told before it is shown', async () => {
    const wire = await tappedWire(server.port);
    const watching = await tappedWire(server.port);
    const ana = await guest(server.url, 'Ana');
    const bo = await guest(wire.url, 'Bo');
    const options = { mode: 'advanced', innings: 6, first: 0 };
    const { table } = await ana.newTable(tableFor('dice-and-run', { options }));
    await bo.sit(table.id);
    const watcher = clientOf(await guest(watching.url, 'Eve'), table.id);
    await until(watcher, ({ connection, table: view }) => connection === 'live' && view !== null);
    const home = clientOf(ana, table.id);
    const visitors = clientOf(bo, table.id);
    for (const client of [home, visitors]) playByItself(client);

    /** What each reader held the moment a secret pitch had been thrown and the batter was to choose. */
    const held: { readonly who: string; readonly n: number; readonly faces: readonly number[] | null }[] = [];
    for (const { who, client } of [
      { who: 'visitors', client: visitors },
      { who: 'watcher', client: watcher },
    ]) {
      client.subscribe((state, message) => {
        const last = state.play?.entries.at(-1);
        if (message?.type !== 'entries' || last?.type !== 'roll' || state.play?.next.kind !== 'choice') return;
        if (GAMES.get('dice-and-run')?.secrets?.(state.play.state) === 0) return;
        held.push({ who, n: state.play.entries.length, faces: last.faces });
      });
    }
    await Promise.all([home, visitors, watcher].map((client) => until(client, over)));
    for (const client of [home, visitors, watcher]) client.close();

    const record = checkRecord(await new Api({ base: server.url }).record(table.match));
    if (!record.ok) throw new Error(record.problem.code);
    const { header, entries } = record.value;
    const pitchesAgainst = (batting: number) => {
      const game = GAMES.get('dice-and-run');
      const play = game && Play.open(game, header as Header);
      const numbers: number[] = [];
      if (!play?.ok) throw new Error('no game');
      for (const entry of entries) {
        const { next } = play.value;
        if (next.kind === 'roll' && next.secretTo && !next.secretTo.includes(batting)) numbers.push(play.value.entries.length + 1);
        play.value.append(entry);
      }
      return numbers;
    };

    const against = pitchesAgainst(1);
    expect(against.length).toBeGreaterThan(10);
    const hidden = held.filter(({ who, n }) => who === 'visitors' && against.includes(n));
    expect(hidden.map(({ n }) => n)).toEqual(against);
    expect(hidden.every(({ faces }) => faces === null)).toBe(true);
    const all = [...against, ...pitchesAgainst(0)];
    const watched = held.filter(({ who, n }) => who === 'watcher' && all.includes(n));
    expect(watched).toHaveLength(all.length);
    expect(watched.every(({ faces }) => faces === null)).toBe(true);

    // This compares the bytes themselves. Up to the choice they are the same for all 36 pitches: the field of the faces
    // is null for others, the message that shows them comes with the choice, and the seed is nowhere.
    const { db, close } = await openDatabase(server.folder);
    const { seed } = await db.selectFrom('matches').select('seed').where('id', '=', table.match).executeTakeFirstOrThrow();
    await close();
    for (const { numbers, heard } of [
      { numbers: against, heard: wire.heard },
      { numbers: all, heard: watching.heard },
    ]) {
      const text = Buffer.concat(heard).toString('latin1');
      const at = (words: string) => text.indexOf(words);
      const messageOf = (n: number) => `{"type":"entries","match":"${table.match}","first":${n},`;
      for (const n of numbers) {
        const { seat } = entries[n - 1] as RollEntry;
        const pitch = `${messageOf(n)}"entries":[{"type":"roll","seat":${seat},"faces":null,"from":"fair"}],"reveals":[]}`;
        expect(at(pitch)).toBeGreaterThan(0);
        expect(at(messageOf(n + 1))).toBeGreaterThan(at(pitch));
        expect(at(`{"n":${n},"faces":`)).toBeGreaterThan(at(messageOf(n + 1)));
      }
      expect(at(seed ?? '')).toBeGreaterThan(text.lastIndexOf('"faces":null'));
      expect(at(Buffer.from(seed ?? '', 'hex').toString('base64'))).toBe(-1);
    }
    wire.close();
    watching.close();
  });

  it('shows a reader who comes back the pitches that came out meanwhile, and only those', async () => {
    const ana = await guest(server.url, 'Ana');
    const bo = await guest(server.url, 'Bo');
    const { table } = await ana.newTable(tableFor('dice-and-run', { options: { mode: 'advanced', innings: 1, first: 1 } }));
    await bo.sit(table.id);
    const pitcher = clientOf(ana, table.id);
    const batter = clientOf(bo, table.id);
    playByItself(pitcher);
    const waiting = await until(batter, ({ play }) => play?.next.kind === 'choice' && play.next.seat === 1);
    const { play } = waiting;
    if (!play) throw new Error('no play');
    const n = play.entries.length;
    expect(play.entries.at(-1)).toMatchObject({ type: 'roll', faces: null });
    const thrown = await until(pitcher, (state) => (state.play?.entries.length ?? 0) >= n);
    expect(thrown.play?.entries[n - 1]).toMatchObject({ type: 'roll', faces: [expect.any(Number), expect.any(Number)] });

    const feed = async (have: number) => {
      const abort = new AbortController();
      const url = `${server.url}/api/v1/tables/${table.id}/feed?match=${table.match}&have=${have}&as=1`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${bo.options.token}` }, signal: abort.signal });
      const reader = response.body?.getReader();
      let text = '';
      // The text is cut at its last whole line: a line may come in pieces.
      while (!/"type":"presence".*\n/.test(text)) text += Buffer.from((await reader?.read())?.value ?? []).toString('utf8');
      abort.abort();
      const messages = text
        .split('\n')
        .slice(0, -1)
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { type: string; entries?: unknown[]; reveals?: { n: number; faces: number[] }[] });
      return messages.find(({ type }) => type === 'entries');
    };
    expect(await feed(n)).toBeUndefined();
    await batter.do({ do: 'move', seat: 1, move: 'take' });
    const after = await until(batter, (state) => (state.play?.entries.length ?? 0) > n);
    const { faces } = (after.play?.entries ?? [])[n - 1] as RollEntry;
    expect(faces).toHaveLength(2);
    expect((await feed(n))?.reveals).toEqual([{ n, faces }]);
    expect((await feed(n - 1))?.reveals).toEqual([]);
    for (const client of [pitcher, batter]) client.close();
  });
});
