import { WebSocket } from 'ws';
import { GAMES } from '../../games/shelf/rules.ts';
import { stringHash } from '../../packages/dice/src/index.ts';
import { Play } from '../../packages/kernel/src/play.ts';
import type { Table } from './load.ts';

async function post<T>(base: string, path: string, body: object, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(`${base}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** Tables on our server, not begun: for the memory that resting tables take. */
export async function createTables(base: string, count: number): Promise<{ ids: string[]; tokens: string[] }> {
  const tokens = [];
  for (const name of ['A', 'B']) tokens.push((await post<{ token: string }>(base, '/guests', { name })).token);
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const wish = {
      key: `bench-${Date.now()}-${i}`,
      game: 'one-die-baseball',
      options: { innings: 20, first: 0 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      dice: 'fair',
      public: false,
    };
    const { table } = await post<{ table: { id: string } }>(base, '/tables', wish, tokens[0]);
    await post(base, `/tables/${table.id}/seats`, {}, tokens[1]);
    ids.push(table.id);
  }
  return { ids, tokens };
}

/** Tables on our server with both seats on WebSockets; a move is acknowledged by its answer. */
export async function openOurs(base: string, count: number): Promise<Table[]> {
  const { ids, tokens } = await createTables(base, count);
  return Promise.all(ids.map((id) => openTable([base, base], id, tokens)));
}

/** Each seat on a WebSocket of its own, to its own base. */
export function openTable(bases: readonly string[], id: string, tokens: readonly string[]): Promise<Table> {
  const game = GAMES.get('one-die-baseball');
  if (!game) throw new Error('no game');
  return new Promise((resolve, reject) => {
    let play: Play | null = null;
    let answered: (ok: boolean) => void = () => {};
    let keys = 0;
    let open = 0;
    const sockets = tokens.map((token, seat) => {
      const url = `${bases[seat]?.replace('http', 'ws')}/api/v1/tables/${id}/ws`;
      const socket = new WebSocket(url, { perMessageDeflate: false });
      const say = (message: object) => socket.send(JSON.stringify(message));
      // A device sends the hash first, and what opens it when the transcript is out.
      const opening = { nonce: `${seat}`.padStart(64, '0'), string: `s${seat}` };
      let gave = '';
      socket.on('open', () => say({ type: 'hello', token, dice: 2 }));
      socket.on('close', (code, why) => reject(new Error(`a seat was sent away: ${code} ${why}`)));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type === 'table' && message.table.status === 'gathering') {
          const { promise, transcript } = message.table.fair;
          const step = transcript ? 'reveal' : 'hash';
          if (gave === step) return;
          gave = step;
          const what = transcript ? opening : { hash: stringHash(promise, seat, opening) };
          say({ type: 'do', command: { do: step, key: `${step}-${seat}-of-it`, seat, promise, ...what } });
        } else if (message.type === 'match') {
          const opened = Play.open(game, message.header);
          if (seat === 0 && opened.ok) play = opened.value;
          if (++open === tokens.length) resolve(table);
        } else if (message.type === 'entries') {
          // Both seats hear of an entry; the first to hear appends it. The mover hears of its own entry before the
          // answer.
          for (const [i, entry] of message.entries.entries())
            if (message.first + i === (play?.entries.length ?? 0) + 1) play?.append(entry);
        } else if (message.type === 'answer' && message.key.startsWith('roll')) {
          answered(message.ok);
        } else if (message.type === 'answer' && !message.ok) {
          reject(new Error(`${message.key}: ${message.problem.code}`));
        }
      });
      return socket;
    });
    const table: Table = {
      move: () => {
        const next = play?.next;
        if (!play || next?.kind !== 'roll') return Promise.resolve(false);
        const { seat } = next;
        const command = { do: 'roll', key: `roll-${keys++}-${seat}-${play.entries.length}`, seat, n: play.entries.length + 1 };
        const done = new Promise<boolean>((settle) => {
          answered = settle;
        });
        sockets[seat]?.send(JSON.stringify({ type: 'do', command }));
        return done;
      },
      close: () => {
        for (const socket of sockets) socket.terminate();
      },
    };
  });
}
