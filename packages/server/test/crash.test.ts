import { spawnSync } from 'node:child_process';
import { verifyRecord } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { checkRecord, type Entry, foldMatch, makeEntryText } from '@pocket-stadium/kernel';
import { type Answer, Api, newKey, type TableClient } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, eventually, giveStrings, guest, over, playByItself, tableFor, temporaryFolder, until } from './harness.ts';
import { bundleServer, type ServerProcess, startProcess } from './processes.ts';
import { freePort } from './services/free-port.ts';

const KILLS = process.env.SOAK ? 50 : 10;
const TABLES = 12;

let bundle: string;
const folder = temporaryFolder();
beforeAll(async () => {
  bundle = await bundleServer('crash-test');
});
afterAll(() => folder.remove());

/** Waits until everything a client was told is stored. */
class Acknowledged {
  readonly entries = new Map<string, string>();

  watch(client: TableClient): void {
    const ask = client.do.bind(client);
    client.do = async (wish) => {
      const answer: Answer = await ask(wish);
      if (answer.ok && answer.n !== null && answer.entry)
        this.entries.set(`${client.state.table?.match} ${answer.n}`, makeEntryText(answer.entry as Entry));
      return answer;
    };
  }
}

/** Waits until so many more entries were acknowledged: a busy machine takes longer, the test stays the same. */
async function progress({ entries }: Acknowledged, more: number): Promise<void> {
  const wanted = entries.size + more;
  while (entries.size < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a server that is killed', () => {
  it(`loses nothing that it acknowledged, doubles nothing, and plays on (${KILLS} times SIGKILL)`, async () => {
    const port = await freePort();
    let server: ServerProcess = await startProcess(bundle, { port, data: folder.path });
    const base = `http://127.0.0.1:${port}`;
    const acknowledged = new Acknowledged();
    const games = ['one-die-baseball', 'dice-and-run', 'pocket-rugby'];
    const running = new Set<TableClient>();
    const finished: string[] = [];
    let stopping = false;

    /** Sets up one table after the other and plays it to its end, until the killing is over. */
    const sitAndPlay = async (number: number) => {
      for (let round = 0; !stopping; round++) {
        const [ana, bo] = await Promise.all([eventually(() => guest(base, 'Ana')), eventually(() => guest(base, 'Bo'))]);
        const game = games[(number + round) % games.length] as string;
        const options = game === 'pocket-rugby' ? {} : { innings: 3, ...(game === 'dice-and-run' ? { mode: 'advanced' } : {}) };
        const wish = tableFor(game, { options, key: newKey() });
        const { table } = await eventually(() => ana.newTable(wish));
        await eventually(() => bo.sit(table.id));
        const clients = [ana, bo].map((api) => clientOf(api, table.id));
        for (const client of clients) {
          running.add(client);
          acknowledged.watch(client);
          playByItself(client);
        }
        const [state] = await Promise.all(clients.map((client) => until(client, over)));
        finished.push(state?.table?.match as string);
        for (const client of clients) {
          client.close();
          running.delete(client);
        }
      }
    };
    const players = Array.from({ length: TABLES }, (_, number) => sitAndPlay(number));

    for (let kill = 0; kill < KILLS; kill++) {
      await progress(acknowledged, 10 + Math.random() * 60);
      await server.kill('SIGKILL');
      server = await startProcess(bundle, { port, data: folder.path });
    }
    stopping = true;
    await Promise.all(players);

    expect(acknowledged.entries.size).toBeGreaterThan(KILLS * 10);
    const stored = new Map<string, string>();
    for (const match of finished) {
      const record = checkRecord(await new Api({ base }).record(match));
      if (!record.ok) throw new Error(record.problem.message.en);
      const folded = foldMatch(GAMES, record.value);
      expect(folded.ok && folded.value.over).toBe(true);
      expect(verifyRecord(record.value).problems).toEqual([]);
      for (const [index, entry] of record.value.entries.entries()) stored.set(`${match} ${index + 1}`, makeEntryText(entry));
    }
    const lost = [...acknowledged.entries].filter(([place, text]) => stored.get(place) !== text);
    expect(lost).toEqual([]);
    await server.kill('SIGTERM');
  });

  it('syncs the disk before every acknowledgement', async () => {
    const strace = spawnSync('strace', ['-V']).status === 0;
    if (!strace && process.env.CI === 'true') throw new Error('strace is needed to count the syncs');
    if (!strace) return expect.soft(strace, 'strace is not installed: the syncs were not counted').toBe(true);
    const own = temporaryFolder();
    const log = `${own.path}/syncs`;
    const server = await startProcess(bundle, { port: 0, data: own.path }, [
      'strace',
      '-D',
      '-f',
      '-qq',
      '-e',
      'trace=fsync,fdatasync',
      '-e',
      'signal=none',
      '-o',
      log,
    ]);
    const base = `http://127.0.0.1:${server.port}`;
    const ana = await guest(base, 'Ana');
    const { table } = await ana.newTable(tableFor('one-die-baseball', { seats: [{ kind: 'me' }, { kind: 'me' }], options: { first: 0 } }));
    await giveStrings(
      [0, 1].map((seat) => ({ api: ana, seat })),
      table,
    );
    const syncs = async () =>
      (await import('node:fs'))
        .readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('sync(')).length;
    for (let n = 1; n <= 10; n++) {
      const before = await syncs();
      const { next } = await ana.table(table.id);
      const seat = next?.kind === 'roll' ? next.seat : 0;
      expect(await ana.do(table.id, { do: 'roll', key: newKey(), seat, n })).toMatchObject({ n });
      expect(await syncs()).toBeGreaterThan(before);
    }
    await server.kill('SIGTERM');
    own.remove();
  });
});
