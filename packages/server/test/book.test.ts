import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solutionFile } from '../src/studio/solutions.ts';
import { type TestServer, temporaryFolder, testServer } from './harness.ts';

const LOST = 'A:a1 a2 c2|B:b7 c5 c7|ball:b7|turn:A|moves:3';
const PITCH = new URL('../../../games/play-ball/solution/pitch.solved', import.meta.url);

let server: TestServer;
const data = temporaryFolder();
const tables = mkdtempSync(join(tmpdir(), 'stadium-tables-'));
const before = process.env.STADIUM_TABLES;
beforeAll(async () => {
  process.env.STADIUM_TABLES = tables;
  server = await testServer({ data: data.path });
});
afterAll(async () => {
  await server.stop();
  data.remove();
  rmSync(tables, { recursive: true });
  if (before === undefined) delete process.env.STADIUM_TABLES;
  else process.env.STADIUM_TABLES = before;
});
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}/api/v1${path}`, { headers });
const page = (position: string) => get(`/book/play-ball?position=${encodeURIComponent(position)}`);

describe('the book', () => {
  it('says what a position and every turn is worth, and may be kept', async () => {
    const answer = await page(LOST);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    const judged = (await answer.json()) as { turns: { move: string; value: string; depth: number }[] };
    expect(judged).toMatchObject({ position: LOST, value: 'L', depth: 4 });
    expect(judged.turns).toHaveLength(139);
    expect(Math.max(...judged.turns.map(({ depth }) => depth))).toBe(4);
    expect(await (await get('/book/play-ball')).json()).toMatchObject({ value: 'W', depth: 7 });
  });

  it('refuses what is no position, games without a book and fields that are not solved here', async () => {
    expect((await page('nonsense')).status).toBe(422);
    expect((await page('x'.repeat(200))).status).toBe(400);
    expect((await get('/book/pocket-rugby')).status).toBe(404);
    expect((await get('/book/nothing')).status).toBe(404);
    expect((await page('park A:c2 d2 e2|B:c7 d8 e7|ball:d5|turn:A|moves:2')).status).toBe(404);
  });

  it('is asked a limited number of times a minute', async () => {
    const statuses: number[] = [];
    // The same page is asked for again and again. It is kept, but each request counts.
    for (let i = 0; i < 70; i++) statuses.push((await page(LOST)).status);
    expect(statuses).toContain(429);
  });
});

describe('a solution', () => {
  const piece = (name: string, range?: string) => get(`/solutions/play-ball/${name}`, range === undefined ? {} : { range });

  it('is served piece by piece, also one that `stadium solve` has left', async () => {
    const whole = readFileSync(PITCH);
    const answer = await piece('pitch.solved', 'bytes=100-1099');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes 100-1099/${whole.length}`]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(100, 1100))).toBe(true);
    expect((await piece('park.solved', 'bytes=0-9')).status).toBe(404);
    copyFileSync(PITCH, await solutionFile(GAMES.get('play-ball') as Game, { field: 'park' }));
    expect((await piece('park.solved', 'bytes=0-9')).status).toBe(206);
  });

  it('is not served whole, nor anything else', async () => {
    for (const range of [undefined, 'bytes=0-', 'bytes=9-3', 'bytes=0-9999999', 'bytes=99999999-99999999']) {
      expect((await piece('pitch.solved', range)).status).toBe(416);
    }
    for (const name of ['..%2Fabout.ts', 'package.json', 'pitch', '__proto__']) expect((await piece(name, 'bytes=0-9')).status).toBe(404);
  });
});
