import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, guest, pair, playing, tableFor, until } from '../harness.ts';
import { bundleServer, type ServerProcess, startProcess } from '../processes.ts';
import { startPostgres } from '../services/postgres.ts';

const postgres = await startPostgres();

describe.skipIf(!postgres)('figures of two processes on one port', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    const databaseUrl = (await postgres?.newDatabase()) ?? '';
    server = await startProcess(await bundleServer('figures-server', 'workers.ts'), { port: 0, databaseUrl, botThreads: 0 });
  });
  afterAll(async () => {
    await server.kill('SIGKILL');
    await postgres?.stop();
  });

  const url = () => `http://127.0.0.1:${server.port}`;
  /** Connections go to the processes in turn. A process that is just dying does not answer. */
  const ask = async (path: string) => {
    const answer = await fetch(`${url()}${path}`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(20_000) });
    return answer.text();
  };
  const figures = async () => {
    const text = await ask('/metrics');
    return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  /** On a busy machine one process may answer too late to be counted. Then all are asked again. */
  const agree = (check: (figure: (name: string) => number) => void) => eventually(async () => check(await figures()));
  const signal = (place: number, name: NodeJS.Signals) => process.kill(server.workers[place] ?? 0, name);
  const HEALTH = 'stadium_http_seconds_count\\{route="/healthz",status="200"\\}';

  it('are those of both, whichever is asked', async () => {
    for (let i = 0; i < 6; i++) await ask('/healthz');
    for (let i = 0; i < 4; i++) {
      await agree((figure) => expect([figure('stadium_processes'), figure(HEALTH), figure('stadium_store_up')]).toEqual([2, 6, 1]));
    }
  });

  it('count live feeds wherever they are', async () => {
    const { first, second, close } = await pair(url(), 'one-die-baseball');
    await Promise.all([first, second].map((client) => until(client, playing)));
    for (let i = 0; i < 4; i++) await agree((figure) => expect(figure('stadium_feeds')).toBe(2));
    close();
    await agree((figure) => expect(figure('stadium_feeds')).toBe(0));
  });

  it('do not shrink when one dies, and go on when it is back', async () => {
    const ana = await guest(url(), 'Ana');
    for (let i = 0; i < 4; i++) await ana.newTable(tableFor('one-die-baseball'));
    // One more table was made by the test before.
    await agree((figure) => expect(figure('stadium_tables_created_total')).toBe(5));
    signal(0, 'SIGKILL');
    await agree((figure) => expect(figure('stadium_processes')).toBe(2));
    await agree((figure) => expect([figure('stadium_tables_created_total'), figure(HEALTH)]).toEqual([5, 6]));
    await ask('/healthz');
    await ask('/healthz');
    await agree((figure) => expect(figure(HEALTH)).toBe(8));
  });

  it('do not wait for one that hangs', async () => {
    await agree((figure) => expect([figure('stadium_processes'), figure(HEALTH)]).toEqual([2, 8]));
    signal(1, 'SIGSTOP');
    const asked: Promise<unknown>[] = [];
    await eventually(async () => {
      // One of the two requests goes to the process that hangs.
      const both = [figures(), figures()];
      asked.push(...both);
      const figure = await Promise.any(both);
      expect([figure('stadium_processes'), figure(HEALTH)]).toEqual([1, 8]);
    });
    signal(1, 'SIGCONT');
    await Promise.allSettled(asked);
  });
});
