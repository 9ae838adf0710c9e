import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOracle, loadSolver, type Review, review } from '@pocket-stadium/bots';
import { seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, type Game, type Match, makeRecordJson, newHeader, Play } from '@pocket-stadium/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUGBY_PRECISION } from '../../../games/pocket-rugby/bots/solver/precision.ts';
import { importAll } from '../src/index.ts';
import { solutionFile } from '../src/studio/solutions.ts';
import { pair, playing, type TestServer, temporaryFolder, testServer, until } from './harness.ts';

const HOSTILE = '"><script>$&</script>';
const FORMAT = { minutes: 20, halves: 1, yellowMinutes: 1 };

/** A match of the first legal moves with dice from a seed. */
function played(gameId: string, id: string, names: readonly string[], options: Readonly<Record<string, unknown>> = {}): Match {
  const game = GAMES.get(gameId) as Game;
  const dice = { kind: 'seed', seed: 'kept' } as const;
  const header = newHeader(game, { seats: names.map((name) => ({ name })), options, dice, id, date: '2026-11-15' });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  while (!play.over) {
    const { next } = play;
    if (next.kind === 'roll')
      play.append({ type: 'roll', seat: next.seat, faces: seededFaces('kept', play.rolls, next.dice), from: 'seed' });
    else if (next.kind === 'choice') play.append({ type: 'move', seat: next.seat, move: game.moves(play.state)[0] as string });
  }
  return play.match;
}

const RUGBY = played('pocket-rugby', '1'.repeat(32), ['Lucie', HOSTILE], FORMAT);
const BASEBALL = played('one-die-baseball', '2'.repeat(32), ['Lucie', 'Sami'], { innings: 2 });
const SECOND_RUGBY = { ...RUGBY, header: { ...RUGBY.header, id: '3'.repeat(32) } };

let server: TestServer;
const web = temporaryFolder();
const data = temporaryFolder();
const tables = mkdtempSync(join(tmpdir(), 'stadium-tables-'));
const before = process.env.STADIUM_TABLES;
beforeAll(async () => {
  process.env.STADIUM_TABLES = tables;
  const page = '<!doctype html><html lang="fr"><head><meta name="description" content="x" /><title>App</title></head><body></body></html>';
  writeFileSync(join(web.path, 'index.html'), page);
  writeFileSync(join(web.path, 'page.html'), page);
  const records = [RUGBY, BASEBALL, SECOND_RUGBY].map((match) => `{"record":${makeRecordJson(match)}}`);
  const imported = await importAll(data.path, ['{"stadium":1}', ...records, '{"end":4}']);
  if (!imported.ok) throw new Error(imported.problem.message.en);
  server = await testServer({ web: web.path, base: '/stade', data: data.path });
});
afterAll(async () => {
  await server.stop();
  web.remove();
  data.remove();
  rmSync(tables, { recursive: true });
  if (before === undefined) delete process.env.STADIUM_TABLES;
  else process.env.STADIUM_TABLES = before;
});

const get = (path: string, lang = 'fr') => fetch(`${server.url}${path}`, { headers: { 'accept-language': lang } });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the permanent page of a match', () => {
  it.each([
    ['fr', 'Lucie', 'Rugby de poche :'],
    ['en', 'Lucie', 'Pocket rugby:'],
  ])('carries a card in the language asked for: %s', async (lang, name, game) => {
    const response = await get(`/m/${RUGBY.header.id}`, lang);
    const html = await response.text();
    expect(response.headers.get('vary')).toContain('accept-language');
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html.match(/<title>/g)).toHaveLength(1);
    const meta = (property: string) => new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];
    expect(meta('og:description')).toContain(name);
    expect(meta('og:description')).toContain(game);
    expect(meta('og:title')).toBeTruthy();
    expect(meta('twitter:card')).toBe('summary_large_image');
    const address = meta('og:image') ?? '';
    expect(address).toBe(`${server.url}/api/v1/matches/${RUGBY.header.id}.png?lang=${lang}`);
    expect(meta('og:url')).toBe(`${server.url}/m/${RUGBY.header.id}`);
    const image = await fetch(address);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = await bytes(image);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('never turns a nickname into HTML', async () => {
    const html = await (await get(`/m/${RUGBY.header.id}`)).text();
    expect(html).not.toContain('<script');
    expect(html).toContain('&#60;script&#62;$&#38;');
  });

  it('says nothing about matches that are unknown or under way', async () => {
    const { first, table, close } = await pair(server.url, 'one-die-baseball');
    await until(first, playing);
    for (const id of [table.match, '0'.repeat(32), '..%2f', 'x'.repeat(60)]) {
      const response = await get(`/m/${id}`);
      const html = await response.text();
      expect([response.status, html.includes('og:')]).toEqual([200, false]);
    }
    expect((await get(`/api/v1/matches/${table.match}.png`)).status).toBe(409);
    expect((await get(`/api/v1/matches/${table.match}.pdf`)).status).toBe(409);
    expect((await get(`/api/v1/matches/${table.match}/review`)).status).toBe(409);
    expect((await get(`/api/v1/matches/${'0'.repeat(32)}.pdf`)).status).toBe(404);
    close();
  });

  it('tells the app that a stadium serves it, also in the pages kept for later', async () => {
    for (const path of ['/', '/g/play-ball', '/index.html', '/page.html', `/m/${RUGBY.header.id}`]) {
      expect(await (await get(path)).text(), path).toContain('<meta name="stadium-server"');
    }
  });
});

describe('papers', () => {
  it.each(['fr', 'en'])('of a match come as a PDF: %s', async (lang) => {
    const response = await get(`/api/v1/matches/${BASEBALL.header.id}.pdf?lang=${lang}`, 'de');
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-language')]).toEqual([
      200,
      'application/pdf',
      lang,
    ]);
    expect(pagesIn(await bytes(response))).toBeGreaterThan(0);
  });

  it.each([...GAMES.keys()])('of %s come as a PDF, all of them or one kind', async (game) => {
    const all = pagesIn(await bytes(await get(`/api/v1/games/${game}/print.pdf`)));
    expect(all).toBeGreaterThan(1);
    expect(pagesIn(await bytes(await get(`/api/v1/games/${game}/print.pdf?kind=summary&lang=en`)))).toBe(1);
  });

  it('that do not exist are refused', async () => {
    expect((await get('/api/v1/games/golf/print.pdf')).status).toBe(404);
    expect((await get('/api/v1/games/pocket-rugby/print.pdf?kind=board')).status).toBe(404);
    expect((await get('/api/v1/games/pocket-rugby/print.pdf?kind=poster')).status).toBe(400);
    expect((await get(`/api/v1/matches/${RUGBY.header.id}.pdf?lang=de`)).status).toBe(400);
  });
});

describe('the review', () => {
  const ask = async (id: string | undefined) => (await (await get(`/api/v1/matches/${id}/review`)).json()) as Review;

  it('gives the figures of the library, to the last digit', async () => {
    const play = foldMatch(GAMES, BASEBALL);
    const oracle = await loadOracle('one-die-baseball', BASEBALL.header.options, 2);
    if (!play.ok || !oracle) throw new Error('no review');
    expect(await ask(BASEBALL.header.id)).toEqual(JSON.parse(JSON.stringify(review(play.value, oracle))));
  });

  it('gives the same for a match that is brought along, and keeps nothing of it', async () => {
    const bring = (record: unknown) =>
      fetch(`${server.url}/api/v1/reviews`, {
        method: 'POST',
        body: JSON.stringify(record),
        headers: { 'content-type': 'application/json' },
      });
    const brought = JSON.parse(makeRecordJson({ ...BASEBALL, header: { ...BASEBALL.header, id: '4'.repeat(32) } }));
    const answer = await bring(brought);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual(await ask(BASEBALL.header.id));
    expect((await get(`/api/v1/matches/${'4'.repeat(32)}.json`)).status).toBe(404);
    expect((await bring({ ...brought, entries: [{ type: 'move', seat: 0, move: 'bunt' }] })).status).toBe(404);
    expect((await bring({ format: 1 })).status).toBe(422);
    expect((await bring({ ...brought, more: 'x'.repeat(600_000) })).status).toBe(413);
  });

  it('uses the whole solution where `stadium solve` has left one', async () => {
    expect((await ask(RUGBY.header.id)).error).toBe(RUGBY_PRECISION.reduced.error);
    const { options } = RUGBY.header;
    const solver = await loadSolver('pocket-rugby');
    if (!solver) throw new Error('not solved');
    writeFileSync(solutionFile(GAMES.get('pocket-rugby') as Game, options), await solver.solve(options));
    expect((await ask(SECOND_RUGBY.header.id)).error).toBe(RUGBY_PRECISION.full.error);
  });
});
