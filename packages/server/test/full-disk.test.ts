import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Api, newKey } from '@pocket-stadium/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { clientOf, eventually, guest, playing, tableFor, temporaryFolder, until } from './harness.ts';
import { bundleServer, startProcess } from './processes.ts';

const folder = temporaryFolder();
const torn = temporaryFolder();
afterAll(() => {
  folder.remove();
  torn.remove();
});

/** The bound in kilobytes for each file of this process. Beyond it the database sees a full disk. */
const cramped = (kilobytes: number) => ['bash', '-c', `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$@"`, '--'];

describe('a server on a full disk', () => {
  it('acknowledges nothing that it cannot store, says why it is not ready, and goes on when there is room', async () => {
    const bundle = await bundleServer('full-disk-test');
    const server = await startProcess(bundle, { port: 0, data: folder.path, logLevel: 'silent' }, cramped(700));
    const base = `http://127.0.0.1:${server.port}`;
    expect(await (await fetch(`${base}/readyz`, { headers: { 'accept-language': 'en' } })).text()).toBe('ready\n');
    const ana = await guest(base, 'Ana');
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
    const { table } = await ana.newTable(tableFor('one-die-baseball', { seats, options: { first: 0 } }));
    const client = clientOf(ana, table.id);
    await until(client, playing);
    client.close();
    // Guests are added until nothing fits any more: each is a commit, and takes a page or two of the log.
    const full = async () => {
      for (let i = 0; i < 2000; i++) await guest(base, `Guest ${i}`);
    };
    await expect(full()).rejects.toMatchObject({ status: 503, problem: { code: 'unavailable' } });
    await eventually(async () => {
      const ready = await fetch(`${base}/readyz`, { headers: { 'accept-language': 'en' } });
      expect([ready.status, await ready.text()]).toEqual([503, expect.stringMatching(/^not ready: nothing can be stored \(SQLITE_/)]);
    });
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    const roll = { do: 'roll', key: newKey(), seat: 0, n: 1 } as const;
    await expect(ana.do(table.id, roll)).rejects.toMatchObject({ status: 503 });
    await server.kill('SIGKILL');

    const roomy = await startProcess(bundle, { port: 0, data: folder.path, logLevel: 'silent' });
    const there = new Api({ ...ana.options, base: `http://127.0.0.1:${roomy.port}` });
    expect(await there.do(table.id, roll)).toMatchObject({ n: 1 });
    await roomy.kill('SIGTERM');
  });

  it('does not listen when it cannot open its data', async () => {
    const bundle = await bundleServer('full-disk-test');
    writeFileSync(join(torn.path, 'stadium.db'), 'this is no database, but long enough to look like a file of one'.repeat(100));
    await expect(startProcess(bundle, { port: 0, data: torn.path, logLevel: 'silent' })).rejects.toThrow('did not start');
  });
});
