import type { Entry } from '@pocket-stadium/kernel';
import { type FeedMessage, streamLink } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { clientOf, entries, guest, over, pair, playByItself, playing, recordText, type TestServer, testServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Opened {
  readonly messages: FeedMessage[];
  readonly ids: string[];
  close(): void;
}

/** Opens a feed over one of the framings and collects what it says. */
async function openStream(url: string, headers: Record<string, string>): Promise<Opened> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const opened: Opened = { messages: [], ids: [], close: () => abort.abort() };
  const read = async () => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      rest += Buffer.from(chunk as Uint8Array).toString('utf8');
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('id: ')) opened.ids.push(line.slice(4));
        const text = line.replace(/^data: /, '');
        if (text.startsWith('{')) opened.messages.push(JSON.parse(text) as FeedMessage);
      }
    }
  };
  read().catch(() => {});
  return opened;
}

function openSocket(url: string, hello: object): Opened {
  const socket = new WebSocket(url);
  const opened: Opened = { messages: [], ids: [], close: () => socket.close() };
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', ...hello })));
  socket.on('message', (data) => opened.messages.push(JSON.parse(String(data)) as FeedMessage));
  return opened;
}

const numbers = (messages: readonly FeedMessage[]) =>
  messages.flatMap((message) => (message.type === 'entries' ? message.entries.map((_: Entry, i: number) => message.first + i) : []));

const contents = (opened: Opened | undefined) => opened?.messages.flatMap((message) => (message.type === 'entries' ? message.entries : []));

async function waitFor(check: () => boolean): Promise<void> {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the feed', () => {
  it('gives a reader who comes back exactly what it lacks, in order, over each framing', async () => {
    const { first, second, table, ana, close } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    for (const client of [first, second]) playByItself(client);
    await until(first, (state) => entries(state) >= 12);
    const from = 5;
    const { token = '' } = ana.options;
    const http = `${server.url}/api/v1/tables/${table.id}`;
    const bearer = { authorization: `Bearer ${token}` };
    const readers = [
      openSocket(`${http.replace('http', 'ws')}/ws`, { token, match: table.match, have: from, as: [0] }),
      await openStream(`${http}/feed?match=${table.match}&have=${from}&as=0`, bearer),
      await openStream(`${http}/feed`, { ...bearer, accept: 'text/event-stream', 'last-event-id': `${table.match}:${from}:0` }),
    ];
    const end = await until(first, over);
    const last = entries(end);
    await waitFor(() => readers.every(({ messages }) => numbers(messages).at(-1) === last));
    for (const { messages } of readers) {
      expect(numbers(messages)).toEqual(Array.from({ length: last - from }, (_, i) => from + 1 + i));
      expect(messages.find(({ type }) => type === 'match')).toMatchObject({ keep: from });
    }
    const [, lines, events] = readers;
    expect(contents(lines)).toEqual(contents(events));
    expect(events?.ids.at(-1)).toBe(`${table.match}:${last}:0`);
    for (const reader of readers) reader.close();
    close();
  });

  it('starts over for a reader who saw it from another seat, or another match', async () => {
    const { first, table, ana, close } = await pair(server.url, 'one-die-baseball', { options: { first: 0 } });
    await until(first, playing);
    await first.do({ do: 'roll', seat: 0 });
    const { token = '' } = ana.options;
    const url = `${server.url}/api/v1/tables/${table.id}/feed`;
    for (const since of [`match=${table.match}&have=1&as=1`, `match=${'0'.repeat(32)}&have=1&as=0`]) {
      const reader = await openStream(`${url}?${since}`, { authorization: `Bearer ${token}` });
      await waitFor(() => numbers(reader.messages).length === 1);
      expect(reader.messages.find(({ type }) => type === 'match')).toMatchObject({ keep: 0 });
      reader.close();
    }
    close();
  });

  it('carries a whole match over plain HTTP, where WebSockets are blocked', async () => {
    const { first, second, close } = await pair(server.url, 'pocket-rugby', {}, { links: [streamLink] });
    for (const client of [first, second]) playByItself(client);
    const [one, two] = await Promise.all([until(first, over), until(second, over)]);
    expect(recordText(one)).toBe(recordText(two));
    close();
  });

  it('falls back to plain HTTP by itself', async () => {
    const { table, close } = await pair(server.url, 'pocket-rugby');
    const blocked: typeof streamLink = (_api, _table, events) => {
      queueMicrotask(() => events.closed(false));
      return { send: () => {}, close: () => {} };
    };
    const watcher = clientOf(await guest(server.url, 'Eve'), table.id, { links: [blocked, streamLink] });
    expect((await until(watcher, ({ connection }) => connection === 'live')).table?.id).toBe(table.id);
    watcher.close();
    close();
  });

  it('tells a reader without rules when it is to act, and what is legal', async () => {
    const { first, second, table, bo, close } = await pair(server.url, 'play-ball');
    await Promise.all([until(first, playing), until(second, playing)]);
    const reader = await openStream(`${server.url}/api/v1/tables/${table.id}/feed?turns=1`, {
      authorization: `Bearer ${bo.options.token}`,
    });
    const { play } = first.state;
    await first.do({ do: 'move', seat: 0, move: play?.game.moves(play.state)[0] ?? '' });
    await waitFor(() => reader.messages.some(({ type }) => type === 'turn'));
    const after = await until(second, (state) => entries(state) === 1);
    expect(reader.messages.find(({ type }) => type === 'turn')).toEqual({
      type: 'turn',
      n: 2,
      next: after.play?.next,
      moves: after.play?.game.moves(after.play.state),
    });
    reader.close();
    close();
  });
});
