import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../server/test/services/postgres.ts';
import { startRedis } from '../../server/test/services/redis.ts';
import { BIN, buildStadium, stadium, tempFolder } from './stadium.ts';

const postgres = await startPostgres();
const redis = await startRedis();
beforeAll(() => buildStadium());
afterAll(async () => {
  await postgres?.stop();
  await redis?.stop();
});

/** The processes that serve: the children of the first one, as Linux lists them. The process that thinks is no child of it. */
async function workersOf({ pid }: ChildProcess): Promise<string[]> {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}

describe('serve --workers', () => {
  it('says why a folder has one process', () => {
    const { code, err } = stadium(['serve', '--workers', '2', '--port', '0', '--data', tempFolder()]);
    expect(code).toBe(2);
    expect(err).toContain('--database-url');
    expect(stadium(['serve', '--workers', '2', '--lang', 'fr']).err).toContain('Plusieurs processus');
    expect(stadium(['serve', '--workers', 'many'])).toMatchObject({ code: 2, err: expect.stringContaining('many') });
  });

  it.skipIf(!postgres || !redis || !existsSync('/proc/self'))(
    'serves one port with several processes, starts again what dies, and stops whole',
    async () => {
      const env = { ...process.env, DATABASE_URL: await postgres?.newDatabase(), REDIS_URL: redis?.url };
      const child: ChildProcess = spawn(process.execPath, [BIN, 'serve', '--workers', '2', '--port', '0', '--lang', 'en'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let url = '';
      for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
        url = /The stadium is open: (\S+)/.exec(line)?.[1] ?? '';
        if (url !== '') break;
      }
      const before = await workersOf(child);
      expect(before).toHaveLength(2);
      process.kill(Number(before[0]), 'SIGKILL');
      await expect.poll(async () => (await workersOf(child)).filter((pid) => !before.includes(pid))).toHaveLength(1);
      await expect.poll(async () => (await fetch(`${url}readyz`).catch(() => null))?.status).toBe(200);
      const guest = await fetch(`${url}api/v1/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Zoé"}',
      });
      const { token } = (await guest.json()) as { token: string };
      for (let i = 0; i < 6; i++) {
        const me = await fetch(`${url}api/v1/me`, { headers: { authorization: `Bearer ${token}`, connection: 'close' } });
        expect(await me.json()).toMatchObject({ name: 'Zoé' });
      }
      const figures = async () => (await fetch(`${url}metrics`, { headers: { connection: 'close' } })).text();
      await expect.poll(figures).toContain('stadium_processes 2\n');
      for (let i = 0; i < 4; i++) expect(await figures()).toContain('stadium_http_seconds_count{route="/api/v1/me",status="200"} 6\n');
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      expect((await gone)[0]).toBe(0);
    },
  );

  it.skipIf(!postgres)('takes over what export wrote of a folder', async () => {
    const folder = tempFolder();
    const made = stadium(['import', '--data', join(folder, 'data')], {
      input:
        '{"stadium":1}\n{"guest":{"id":"0123456789abcdef0123456789abcdef","name":"Zoé","program":0,"created":1800000000000}}\n{"end":2}\n',
    });
    expect(made.out).toContain('Taken in: 1.');
    const written = stadium(['export', '--data', join(folder, 'data')]).out;
    const database = (await postgres?.newDatabase()) ?? '';
    expect(stadium(['import', '--database-url', database], { input: written }).out).toContain('Taken in: 1.');
    expect(stadium(['export'], { env: { DATABASE_URL: database } }).out).toBe(written);
  });
});
