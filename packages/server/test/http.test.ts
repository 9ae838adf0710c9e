import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { newKey } from '@pocket-stadium/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../src/http/app.ts';
import { langOf } from '../src/http/lang.ts';
import { guest, pair, playing, type TestServer, tableFor, temporaryFolder, testServer, until } from './harness.ts';

/** The file is as the build of the app writes it. */
const AHEAD = {
  pages: {
    t: { parts: ['rules'], files: ['assets/table.js', 'assets/table.css'] },
    learn: { parts: ['rules', 'lesson'], files: ['assets/learn.js'] },
  },
  parts: { rules: { 'play-ball': ['assets/play-ball.js', 'assets/learn.js'] }, lesson: { 'play-ball': ['assets/lesson.js'] } },
  texts: {
    core: { fr: ['assets/core.fr.js'], en: ['assets/core.en.js'] },
    'play-ball': { fr: ['assets/play-ball.fr.js'], en: ['assets/play-ball.en.js'] },
  },
};

let server: TestServer;
const web = temporaryFolder();
beforeAll(async () => {
  mkdirSync(join(web.path, 'assets'));
  writeFileSync(join(web.path, 'index.html'), '<!doctype html><html><head><title>App</title></head><body></body></html>');
  writeFileSync(join(web.path, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(web.path, 'assets/app-1a2b.js.gz'), gzipSync('export {};'));
  writeFileSync(join(web.path, 'manifest.webmanifest'), '{}');
  writeFileSync(join(web.path, 'ahead.json'), JSON.stringify(AHEAD));
  server = await testServer({ web: web.path, base: '/stade' });
});
afterAll(async () => {
  await server.stop();
  web.remove();
});

const origin = () => server.url.replace('/stade', '');
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

describe('the files of the app', () => {
  it('count apart: a class behind one address takes them all, and still plays', async () => {
    const limits = { requests: 3, files: 6 };
    const school = await testServer({ web: web.path, base: '/stade', limits });
    const asked = async (path: string) => (await fetch(`${school.url}${path}`)).status;
    const file = ['/assets/app-1a2b.js', '/assets/nosuch.js'];
    for (let i = 0; i < limits.files; i++) expect(await asked(file[i % 2] ?? '')).toBe(i % 2 === 0 ? 200 : 404);
    for (let i = 0; i < limits.requests; i++) expect(await asked('/api/v1/games')).toBe(200);
    expect([await asked('/assets/app-1a2b.js'), await asked('/api/v1/games'), await asked('/')]).toEqual([429, 429, 429]);
    await school.stop();
  });
});

describe('problems', () => {
  it('come in the language asked for', async () => {
    const ask = async (lang?: string) => (await get(`/api/v1/tables/${'0'.repeat(32)}`, lang ? { 'accept-language': lang } : {})).json();
    expect(await ask('fr-CA,en;q=0.5')).toMatchObject({ detail: 'Cette table n’existe pas.', code: 'no-such-table', status: 404 });
    expect(await ask('en')).toMatchObject({ detail: 'There is no such table.' });
    expect(await ask()).toMatchObject({ detail: 'There is no such table.' });
  });

  it.each([
    ['fr', 'fr'],
    ['en-GB,fr;q=0.9', 'en'],
    ['de, fr;q=0.2, en;q=0.1', 'fr'],
    ['*', 'en'],
    ['', 'en'],
    ['fr;q=0', 'en'],
  ])('read Accept-Language %j as %s', (header, lang) => expect(langOf(header)).toBe(lang));

  it('name the place that is malformed', async () => {
    const api = await guest(server.url, 'Ana');
    const bad = { key: newKey(), do: 'roll', seat: 0, n: 'one' } as never;
    await expect(api.do('0'.repeat(32), bad)).rejects.toMatchObject({ problem: { code: 'malformed', values: { where: '/n' } } });
  });
});

describe('the API', () => {
  it('documents every route it serves', async () => {
    const document = (await (await get('/api/v1/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, object>>;
      servers: object;
    };
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/stade/api/v1' }] });
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(documented.sort()).toEqual(ROUTES.map(({ method, url }) => `${method.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`).sort());
    const page = await (await get('/api/v1/docs')).text();
    for (const { url } of ROUTES) expect(page).toContain(`/stade/api/v1${url}`);
    expect(page).not.toMatch(/<script|https?:\/\//);
  });

  it('sets strict headers on everything', async () => {
    for (const path of ['/api/v1/games', '/api/v1/docs', '/t/abc', '/api/v1/nowhere']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('lists the games with their options', async () => {
    const games = (await (await get('/api/v1/games')).json()) as { id: string; levels: string[] }[];
    expect(games.map(({ id }) => id)).toContain('play-ball');
    expect(games.every(({ levels }) => levels.length > 0)).toBe(true);
  });

  it('gives out no record before the end', async () => {
    const { first, table, close } = await pair(server.url, 'one-die-baseball');
    await until(first, playing);
    const response = await get(`/api/v1/matches/${table.match}.json`);
    expect([response.status, await response.text()]).toEqual([409, expect.not.stringContaining('seed')]);
    expect(first.state.header?.dice).not.toHaveProperty('seed');
    close();
  });

  it('knows a browser by its cookie', async () => {
    const created = await fetch(`${server.url}/api/v1/guests`, {
      method: 'POST',
      body: '{"name":"Zoé"}',
      headers: { 'content-type': 'application/json' },
    });
    const cookie = created.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/Path=\/stade\/; HttpOnly; SameSite=Lax/);
    const me = await get('/api/v1/me', { cookie: cookie.split(';')[0] ?? '' });
    expect(await me.json()).toMatchObject({ name: 'Zoé', program: false });
    expect(await (await get('/api/v1/me')).json()).toBeNull();
  });
});

describe('operating it', () => {
  it('tells health, readiness and figures, to this machine or with the token alone', async () => {
    expect((await fetch(`${origin()}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin()}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`${origin()}/metrics`)).text();
    for (const name of [
      'stadium_entries_total',
      'stadium_feeds',
      'stadium_rooms',
      'stadium_http_seconds_bucket',
      'nodejs_eventloop_lag_seconds',
    ]) {
      expect(metrics).toContain(name);
    }
    expect((await fetch(`${origin()}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
  });
});

describe('the app', () => {
  it.each(['/', '/g/play-ball', '/t/0123', '/m/0123', '/learn/play-ball'])('is served at %s, behind the prefix', async (path) => {
    const response = await get(path, { accept: 'text/html' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<base href="/stade/">');
  });

  it('hears with the page of a table which game is played there', async () => {
    const { table } = await (await guest(server.url, 'Ana')).newTable(tableFor('play-ball'));
    const page = await (await get(`/t/${table.id}`, { accept: 'text/html' })).text();
    expect(page).toContain(`<meta name="stadium-game" content="play-ball" data-of="${table.id}">`);
  });

  const announced = async (path: string, lang = 'en') => {
    const page = await (await get(path, { accept: 'text/html', 'accept-language': lang })).text();
    return [...page.matchAll(/<link rel="(modulepreload|preload)"[^>]* href="([^"]+)">/g)].map(([, rel, file]) => `${rel} ${file}`);
  };

  it('announces the files of a page together with it, each once', async () => {
    expect(await announced('/learn/play-ball')).toEqual([
      'modulepreload assets/core.en.js',
      'modulepreload assets/learn.js',
      'modulepreload assets/play-ball.js',
      'modulepreload assets/lesson.js',
      'modulepreload assets/play-ball.en.js',
    ]);
    expect(await announced('/learn/play-ball', 'fr')).toContain('modulepreload assets/play-ball.fr.js');
    const { table } = await (await guest(server.url, 'Ana')).newTable(tableFor('play-ball'));
    expect(await announced(`/t/${table.id}`)).toContain('modulepreload assets/play-ball.js');
    expect(await announced('/t/0123')).toEqual([
      'modulepreload assets/core.en.js',
      'modulepreload assets/table.js',
      'preload assets/table.css',
    ]);
  });

  it.each(['/', '/learn/constructor', '/constructor/play-ball', '/g/play-ball'])('announces nothing of a game at %s', async (path) => {
    expect((await announced(path)).filter((line) => !line.endsWith('/learn.js'))).toEqual(['modulepreload assets/core.en.js']);
  });

  it('serves its files, those with a hash in their name for ever', async () => {
    const script = await get('/assets/app-1a2b.js');
    expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await get('/manifest.webmanifest')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/assets/missing.js')).status).toBe(404);
    expect([script.headers.get('content-encoding'), await script.text()]).toEqual(['gzip', 'export {};']);
    expect((await get('/assets/..%2f..%2fstadium.db')).status).toBe(404);
    expect((await fetch(`${origin()}/elsewhere`, { headers: { accept: 'text/html' } })).status).toBe(404);
  });
});
