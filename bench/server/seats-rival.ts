import { io } from 'socket.io-client';
import { game as oneDieBaseball } from '../../games/one-die-baseball/rules/index.ts';
import type { Table } from './load.ts';

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** The same tables on boardgame.io's server; a move is acknowledged by the update that its player gets. */
export async function openRival(base: string, count: number): Promise<Table[]> {
  const games = `${base}/games/one-die-baseball`;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { matchID } = await post<{ matchID: string }>(`${games}/create`, { numPlayers: 2 });
      const credentials: string[] = [];
      for (const playerID of ['0', '1']) {
        credentials.push(
          (await post<{ playerCredentials: string }>(`${games}/${matchID}/join`, { playerID, playerName: playerID })).playerCredentials,
        );
      }
      return openTable(base, matchID, credentials);
    }),
  );
}

function openTable(base: string, matchID: string, credentials: readonly string[]): Promise<Table> {
  return new Promise((resolve) => {
    let state: { G: { state: never }; _stateID: number } | null = null;
    let answered: (ok: boolean) => void = () => {};
    let mover = 0;
    let asked = 0;
    let open = 0;
    const sockets = credentials.map((secret, seat) => {
      const socket = io(`${base}/one-die-baseball`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => socket.emit('sync', matchID, String(seat), secret, 2));
      socket.on('sync', (_: string, info: { state: typeof state }) => {
        state = info.state;
        if (++open === credentials.length) resolve(table);
      });
      socket.on('update', (_: string, next: typeof state) => {
        if ((next?._stateID ?? 0) > (state?._stateID ?? 0)) state = next;
        if (seat === mover && (next?._stateID ?? 0) > asked) answered(true);
      });
      return socket;
    });
    const table: Table = {
      move: () => {
        const next = state && oneDieBaseball.next(state.G.state);
        if (!state || next?.kind !== 'roll') return Promise.resolve(false);
        const { seat } = next;
        mover = seat;
        asked = state._stateID;
        const done = new Promise<boolean>((settle) => {
          answered = settle;
        });
        const payload = { type: 'roll', args: [], playerID: String(seat), credentials: credentials[seat] };
        sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, String(seat));
        return done;
      },
      close: () => {
        for (const socket of sockets) socket.close();
      },
    };
  });
}
