import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamLink } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, entries, pair, playing, type TestServer, testServer, until } from './harness.ts';
import { findProgram, findProxy } from './services/binaries.ts';
import { freePort } from './services/free-port.ts';
import { makeCertificate, PROXIES, type ProxyKind, startProxy } from './services/proxies.ts';

const NEW_GUESTS = 8;
const folder = mkdtempSync(join(tmpdir(), 'stadium-proxies-'));
// The test makes its own certificate, so it is not verified.
const { NODE_TLS_REJECT_UNAUTHORIZED: before } = process.env;

beforeAll(() => {
  makeCertificate(folder);
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
});
afterAll(() => {
  if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  rmSync(folder, { recursive: true, force: true });
});

/** The shipped file of a proxy in front of a stadium, at the root or under a prefix, with TLS. */
async function behind(kind: ProxyKind, base: string, work: (origin: string, server: TestServer) => Promise<void>): Promise<void> {
  const server = await testServer({ base, trustProxy: 1, hosts: ['127.0.0.1'], limits: { guests: NEW_GUESTS } });
  const port = await freePort();
  const proxy = await startProxy(kind, { port, upstream: server.port, base, folder });
  try {
    await work(`https://127.0.0.1:${port}`, server);
  } finally {
    await proxy.close();
    await server.stop();
  }
}

describe.each(PROXIES)('the shipped file for $name', (kind) => {
  const there = findProxy(kind.program) !== null;
  it.skipIf(!there).each(['', '/stadium'])(
    'at “%s/”: health, pages of this site alone, live matches both ways, and nobody is believed about themselves',
    async (base) => {
      await behind(kind, base, async (origin) => {
        const url = origin + base;
        expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
        const newGuest = (headers: Record<string, string>) =>
          fetch(`${url}/api/v1/guests`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify({ name: 'Ana' }),
          });

        // The page is of this site, whatever the visitor claims about its host. The cookie travels over TLS alone.
        const own = await newGuest({ origin, 'x-forwarded-host': 'stranger.example', 'x-forwarded-proto': 'http' });
        expect(own.status).toBe(200);
        expect(own.headers.get('set-cookie')).toMatch(/; Secure/);
        expect((await newGuest({ origin: 'https://stranger.example' })).status).toBe(403);

        // A match over WebSockets, watched over a stream of plain HTTP: entries arrive while it is open.
        const { first, second, table, ana, close } = await pair(url, 'one-die-baseball', { options: { innings: 1, first: 0 } });
        const watcher = clientOf(ana, table.id, { links: [streamLink] });
        await Promise.all([first, second, watcher].map((client) => until(client, playing)));
        await first.do({ do: 'roll', seat: 0 });
        await Promise.all([first, second, watcher].map((client) => until(client, (state) => entries(state) === 1)));
        close();
        watcher.close();

        // A visitor who makes up addresses still counts as one address.
        const statuses = new Set<number>();
        for (let i = 0; i < NEW_GUESTS; i++) statuses.add((await newGuest({ 'x-forwarded-for': `203.0.113.${i}` })).status);
        expect(statuses).toContain(429);
      });
    },
  );
});

/** A node that says which one it is, and that it is well. */
async function namedNode(name: string) {
  const server = createServer((_, response) => response.end(name));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

describe('three nodes behind the shipped HAProxy', () => {
  const kind = PROXIES.find(({ program }) => program === 'haproxy') as ProxyKind;

  it.skipIf(!findProxy('haproxy'))('visitors of one table meet at one node; those of a node that dies meet at another', async () => {
    const nodes = await Promise.all(['1', '2', '3'].map(namedNode));
    const [first, second, third] = nodes.map(({ port }) => port) as [number, number, number];
    const port = await freePort();
    const proxy = await startProxy(kind, { port, upstream: first, others: [second, third], base: '', folder });
    // A connection that a dying node cuts is tried again, as a browser does.
    const once = async (path: string) => (await fetch(`https://127.0.0.1:${port}${path}`)).text();
    const ask = (path: string) => once(path).catch(() => once(path));
    const meet = async (table: string) => {
      const paths = [`/t/${table}`, `/api/v1/tables/${table}`, `/api/v1/tables/${table}/ws`, `/stadium/api/v1/tables/${table}/feed?dice=2`];
      const at = new Set(await Promise.all(paths.map(ask)));
      expect(at.size, table).toBe(1);
      return [...at][0] as string;
    };
    try {
      const tables = Array.from({ length: 30 }, (_, i) => `table${i}`);
      const before = await Promise.all(tables.map(meet));
      expect(new Set(before)).toEqual(new Set(['1', '2', '3']));
      // Requests that are about no table go round the nodes.
      expect(new Set(await Promise.all(tables.map(() => ask('/api/v1/games'))))).toEqual(new Set(['1', '2', '3']));
      nodes[2]?.close();
      // Sessions of the node that is gone are cut.
      const askAgain = (table: string) => ask(`/t/${table}`).catch(() => '');
      while ((await Promise.all(tables.map(askAgain))).some((text) => !/^[12]$/.test(text))) await new Promise(setImmediate);
      const after = await Promise.all(tables.map(meet));
      expect(new Set(after)).toEqual(new Set(['1', '2']));
      for (const [i, node] of before.entries()) if (node !== '3') expect(after[i], tables[i]).toBe(node);
    } finally {
      await proxy.close();
      for (const node of nodes) node.close();
    }
  });
});

const ROOT = join(import.meta.dirname, '../../..');
const analyze = '/usr/bin/systemd-analyze';

describe('docs/hosting.md', () => {
  it.skipIf(!existsSync(analyze))('ships a unit that systemd takes, and that may do little', () => {
    const unit = join(folder, 'stadium.service');
    // The program itself is not installed here.
    writeFileSync(unit, readFileSync(join(ROOT, 'deploy/stadium.service'), 'utf8').replace('/usr/local/bin/stadium', process.execPath));
    const { status, stderr } = spawnSync(analyze, ['verify', unit], { encoding: 'utf8' });
    expect({ status, said: stderr.split('\n').filter((line) => line.includes('stadium.service')) }).toEqual({ status: 0, said: [] });
    const exposure = spawnSync(analyze, ['security', '--offline=true', '--threshold=50', unit], { encoding: 'utf8' });
    expect(exposure.status, exposure.stdout).toBe(0);
  });

  it('ships alerts and a dashboard of figures that there are', async () => {
    const server = await testServer();
    const there = await (await fetch(`${server.url}/metrics`)).text();
    await server.stop();
    const text = ['alerts.yml', 'grafana.json'].map((file) => readFileSync(join(ROOT, 'deploy', file), 'utf8')).join('\n');
    const named = [...new Set(text.match(/\b(stadium|process|nodejs)_\w+/g))];
    expect(named.length).toBeGreaterThan(10);
    const known = (name: string) =>
      there.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `) || there.includes(`# TYPE ${name} `);
    // There is no figure about Redis where there is no Redis.
    expect(named.filter((name) => !known(name))).toEqual(['stadium_redis_up']);
  });

  const promtool = findProgram('promtool', 'prometheus');
  it.skipIf(!promtool)('ships what Prometheus asks, and alerts, as Prometheus itself takes them', () => {
    const { status, stdout, stderr } = spawnSync(promtool ?? '', ['check', 'config', join(ROOT, 'deploy/prometheus.yml')], {
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/[1-9]\d* rules found/);
    // The alert for a node that does not answer speaks of this job.
    const jobs = [...readFileSync(join(ROOT, 'deploy/alerts.yml'), 'utf8').matchAll(/job="(\w+)"/g)].map(([, job]) => job);
    expect(new Set(jobs)).toEqual(new Set(['stadium']));
    expect(readFileSync(join(ROOT, 'deploy/prometheus.yml'), 'utf8')).toContain('job_name: stadium\n');
  });

  it('names files that are there', () => {
    const text = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
    const named = [...text.matchAll(/\]\(((?:\.\.\/)?[\w./-]+)\)/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !existsSync(join(ROOT, 'docs', path)))).toEqual([]);
  });
});
