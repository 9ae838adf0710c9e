import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, newHeader } from '@pocket-stadium/kernel';
import { describe, expect, test } from 'vitest';
import type { ClientMessage, Command, FeedMessage, TableView } from '../types.ts';
import type { LinkEvents, OpenLink } from './link.ts';
import { TableClient } from './table-client.ts';

const MATCH = 'b'.repeat(32);
const NEXT_MATCH = 'c'.repeat(32);
const ROLL: Entry = { type: 'roll', seat: 1, faces: [3, 4], from: 'fair' };

function headerOf(id: string) {
  const game = GAMES.get('pocket-rugby');
  const dice = { kind: 'fair', commitment: 'd'.repeat(64), strings: ['a', 'b'] } as const;
  const header = game && newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { first: 1 }, dice, id });
  if (!header?.ok) throw new Error('no header');
  return header.value;
}

/** The other end of a connection: hears what the client sends, and tells it things. */
class Feed {
  readonly sent: ClientMessage[] = [];
  private events: LinkEvents | null = null;
  readonly open: OpenLink = (_api, _table, events) => {
    this.events = events;
    queueMicrotask(() => events.open());
    return { send: (message) => void this.sent.push(message), close: () => undefined };
  };

  tell(...messages: FeedMessage[]): void {
    for (const message of messages) this.events?.message(message);
  }

  cut(): void {
    this.events?.closed(false);
  }

  get commands(): Command[] {
    return this.sent.flatMap((message) => (message.type === 'do' ? [message.command] : []));
  }

  seat(match = MATCH): void {
    const table = { id: 'e'.repeat(32), match, you: [1], seats: [], status: 'playing', dice: 'fair', commitment: null, clocks: null };
    this.tell({ type: 'table', table: table as unknown as TableView }, { type: 'match', match, header: headerOf(match) as never, keep: 0 });
  }
}

async function seated(storage?: { load(): readonly Command[]; save(pending: readonly Command[]): void }) {
  const feed = new Feed();
  const client = new TableClient({
    base: 'http://localhost',
    table: 'e'.repeat(32),
    games: GAMES,
    links: [feed.open],
    backoff: { first: 1, most: 1 },
    ...(storage ? { storage } : {}),
  });
  await Promise.resolve();
  feed.seat();
  return { feed, client };
}

const entries = (first: number, ...made: Entry[]) => ({ type: 'entries', match: MATCH, first, entries: made, reveals: [] }) as FeedMessage;
const answer = (key: string, n: number | null) => ({ type: 'answer', key, ok: true, n, entry: null }) as FeedMessage;

describe('an entry is being sent', () => {
  test('from when it is asked for until it is in the confirmed log, where the entry is told first', async () => {
    const { feed, client } = await seated();
    expect(client.state.sending).toBe(false);
    void client.do({ do: 'roll', seat: 1 });
    expect(client.state.sending).toBe(true);
    feed.tell(entries(1, ROLL));
    expect(client.state.sending).toBe(true);
    feed.tell(answer(feed.commands[0]?.key ?? '', 1));
    expect(client.state.sending).toBe(false);
    expect(client.state.play?.entries).toEqual([ROLL]);
    client.close();
  });

  test('and where the answer comes first, as over plain HTTP', async () => {
    const { feed, client } = await seated();
    void client.do({ do: 'roll', seat: 1 });
    feed.tell(answer(feed.commands[0]?.key ?? '', 1));
    expect(client.state.pending).toEqual([]);
    expect(client.state.sending).toBe(true);
    expect(client.state.play?.entries).toEqual([]);
    feed.tell(entries(1, ROLL));
    expect(client.state.sending).toBe(false);
    client.close();
  });

  test('no longer once it is refused, or makes no entry yet', async () => {
    const { feed, client } = await seated();
    const asked = client.do({ do: 'draw', seat: 1 });
    feed.tell(answer(feed.commands[0]?.key ?? '', null));
    expect(await asked).toMatchObject({ ok: true, n: null });
    expect(client.state.sending).toBe(false);
    client.close();
  });

  test('never a phrase: it makes no entry', async () => {
    const { client } = await seated();
    void client.do({ do: 'chat', seat: 1, phrase: 'hello' });
    expect(client.state.sending).toBe(false);
    expect(client.state.pending).toHaveLength(1);
    client.close();
  });

  test('not in the next match, where the answer for the one before comes late', async () => {
    const { feed, client } = await seated();
    void client.do({ do: 'roll', seat: 1 });
    feed.seat(NEXT_MATCH);
    feed.tell(answer(feed.commands[0]?.key ?? '', 37));
    expect(client.state.sending).toBe(false);
    client.close();
  });
});

describe('a request', () => {
  test('is kept with its key until it is answered, and sent again with the same key after a cut', async () => {
    let kept: readonly Command[] = [];
    const storage = {
      load: () => [],
      save(pending: readonly Command[]) {
        kept = pending;
      },
    };
    const { feed, client } = await seated(storage);
    void client.do({ do: 'roll', seat: 1 });
    expect(kept).toHaveLength(1);
    feed.cut();
    expect(client.state.connection).toBe('waiting');
    client.wake();
    await Promise.resolve();
    feed.seat();
    const [first, again] = feed.commands;
    expect(again).toEqual(first);
    feed.tell(entries(1, ROLL), answer(first?.key ?? '', 1));
    expect(kept).toEqual([]);
    client.close();
  });

  test('that a reload interrupted is sent again by the next client', async () => {
    const command: Command = { do: 'roll', seat: 1, n: 1, key: 'f'.repeat(32) };
    const { feed, client } = await seated({ load: () => [command], save: () => undefined });
    expect(feed.commands).toEqual([command]);
    expect(client.state.sending).toBe(true);
    client.close();
  });
});
