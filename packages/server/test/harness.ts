import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringHash } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { makeRecordText, type Registry } from '@pocket-stadium/kernel';
import {
  Api,
  type NewTable,
  newKey,
  type OpenLink,
  type SocketLike,
  socketLink,
  TableClient,
  type TableClientOptions,
  type TableState,
  type TableView,
} from '@pocket-stadium/protocol';
import { WebSocket } from 'ws';
import { type RunningServer, type Settings, startServer } from '../src/index.ts';

/** Limits so wide that tests from one address are never slowed down. Limits have tests of their own. */
export const WIDE = {
  requests: 1e9,
  messages: 1e9,
  guests: 1e9,
  tables: 1e9,
  phrases: 1e9,
  halfOpen: 500,
  connections: 20_000,
  unread: 1_000_000,
  watchers: 500,
  watchersFrom: 500,
  watching: 1e9,
  seatFeeds: 20,
};

export const webSocket: OpenLink = socketLink((url) => new WebSocket(url) as unknown as SocketLike);

/** A folder that is gone when the tests are. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'stadium-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface TestServer extends RunningServer {
  readonly folder: string;
  stop(): Promise<void>;
}

/** A server of one's own on a free port and an empty folder. */
export async function testServer(config: Settings = {}, games: Registry = GAMES): Promise<TestServer> {
  const folder = temporaryFolder();
  const server = await startServer(
    { port: 0, data: folder.path, logLevel: 'silent', botDelay: 0, botTime: 5, ...config, limits: { ...WIDE, ...config.limits } },
    games,
  );
  return {
    ...server,
    folder: folder.path,
    async stop() {
      await server.close();
      folder.remove();
    },
  };
}

/** A guest with a token, as a program has it. */
export async function guest(base: string, name: string): Promise<Api> {
  const { token } = await new Api({ base }).newGuest({ name });
  return new Api({ base, token });
}

export function clientOf(api: Api, table: string, more: Partial<TableClientOptions> = {}): TableClient {
  return new TableClient({
    ...api.options,
    table,
    games: GAMES,
    links: [webSocket],
    backoff: { first: 10, most: 200 },
    ...more,
  });
}

export const tableFor = (game: string, more: Partial<NewTable> = {}): NewTable => ({
  key: newKey(),
  game,
  seats: [{ kind: 'me' }, { kind: 'open' }],
  dice: 'fair',
  public: false,
  ...more,
});

/** A match in which the bot decides in any case, because it pitches. In rugby luck may leave it nothing to decide. */
export const tableWithBot = (): NewTable =>
  tableFor('dice-and-run', { options: { mode: 'advanced', innings: 1 }, seats: [{ kind: 'me' }, { kind: 'bot', level: 'rookie' }] });

/** Gives strings as a program does by hand: the hashes of some seats first, and what opens them when the transcript is out. */
export async function giveStrings(seats: readonly { readonly api: Api; readonly seat: number }[], { id, fair }: TableView): Promise<void> {
  const promise = fair?.promise ?? '';
  const opening = (seat: number) => ({ nonce: `${seat}`.padStart(64, '0'), string: `wind ${seat}` });
  for (const { api, seat } of seats) {
    await api.do(id, { do: 'hash', key: newKey(), seat, promise, hash: stringHash(promise, seat, opening(seat)) });
  }
  for (const { api, seat } of seats) await api.do(id, { do: 'reveal', key: newKey(), seat, promise, ...opening(seat) });
}

/** Two guests at a table of two, and their clients. */
export async function pair(base: string, game: string, more: Partial<NewTable> = {}, options: Partial<TableClientOptions> = {}) {
  const ana = await guest(base, 'Ana');
  const bo = await guest(base, 'Bo');
  const { table } = await ana.newTable(tableFor(game, more));
  await bo.sit(table.id);
  const first = clientOf(ana, table.id, options);
  const second = clientOf(bo, table.id, options);
  return { table, ana, bo, first, second, close: () => [first, second].map((client) => client.close()) };
}

export const playing = (state: TableState): boolean => state.table?.status === 'playing' && state.header?.id === state.table.match;
export const entries = (state: TableState): number => state.play?.entries.length ?? 0;

/** Asks again until there is an answer; a slow machine may take minutes. */
export async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() - began > 120_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Resolves when the state is as wished. */
export function until(client: TableClient, wished: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    const look = (state: TableState) => {
      if (!wished(state)) return;
      stop();
      resolve(state);
    };
    const stop = client.subscribe(look);
    look(client.state);
  });
}

export const over = (state: TableState): boolean =>
  state.table?.status === 'over' && state.play?.over === true && state.header?.dice.kind !== undefined && seedKnown(state);

const seedKnown = ({ header }: TableState) => header?.dice.kind !== 'fair' || header.dice.seed !== undefined;

/** Plays whatever is due for the seats a client holds: rolls, and any legal move. */
export function playByItself(
  client: TableClient,
  choose: (moves: readonly string[]) => string = (moves) => moves[Math.floor(Math.random() * moves.length)] as string,
): void {
  client.autoRoll = true;
  let movedFor = '';
  client.subscribe(({ play, table, connection }) => {
    const next = play?.next;
    if (connection !== 'live' || !table || table.status !== 'playing' || !play || next?.kind !== 'choice' || !table.you.includes(next.seat))
      return;
    const due = `${table.match} ${play.entries.length + 1}`;
    if (movedFor === due || play.header.id !== table.match) return;
    movedFor = due;
    void client.do({ do: 'move', seat: next.seat, move: choose(play.game.moves(play.state)) });
  });
}

export const recordText = ({ play, header }: TableState): string =>
  play && header ? makeRecordText({ header, entries: play.entries }) : '';
