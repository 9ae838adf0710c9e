import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOracle, loadSolver, type Review, type ReviewWithPoints, review, withPoints } from '@pocket-stadium/bots';
import { seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { foldMatch, type Game, type Match, makeRecordJson, newHeader, Play } from '@pocket-stadium/kernel';
import { loadPrintables } from '@pocket-stadium/print';
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
    ['fr', 'Lucie', 'Rugby de poche\u00a0:'],
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

describe('a link to home, a game or a table', () => {
  const metaIn = (html: string) => (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(html)?.[1];

  it.each(['fr', 'en'])('has a card with title, picture and language: %s', async (lang) => {
    const { first, table, close } = await pair(server.url, 'one-die-baseball');
    await until(first, playing);
    for (const path of ['/', '/g/pocket-rugby', `/t/${table.id}`]) {
      const response = await get(path, lang);
      const html = await response.text();
      const meta = metaIn(html);
      expect(html, path).toContain(`<html lang="${lang}"`);
      expect(response.headers.get('vary'), path).toContain('accept-language');
      expect(html.match(/<title>/g), path).toHaveLength(1);
      expect(meta('og:title'), path).toBeTruthy();
      expect(meta('og:description'), path).toBeTruthy();
      expect(meta('og:url'), path).toBe(`${server.url}${path}`);
      const image = await fetch(meta('og:image') ?? '');
      expect([image.status, image.headers.get('content-type')], path).toEqual([200, 'image/png']);
      const png = await bytes(image);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    }
    close();
  });

  it('has none where there is nothing to say', async () => {
    for (const path of ['/g/golf', `/t/${'0'.repeat(32)}`]) expect(await (await get(path)).text(), path).not.toContain('og:');
    expect((await get('/api/v1/games/golf/card.png')).status).toBe(404);
  });
});

describe('a match of one device', () => {
  const keep = (match: unknown) =>
    fetch(`${server.url}/api/v1/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(server.url).origin },
      body: JSON.stringify(match),
    });
  const json = (match: Match) => JSON.parse(makeRecordJson(match));

  it('can be given an address, once', async () => {
    const match = played('one-die-baseball', '6'.repeat(32), ['Lucie', 'Sami'], { innings: 1 });
    for (const removal of [expect.stringMatching(/^[\w-]{22}$/), null]) {
      const response = await keep(json(match));
      expect([response.status, await response.json()]).toEqual([200, { id: match.header.id, removal }]);
    }
    expect(await (await get(`/m/${match.header.id}`)).text()).toContain('og:title');
    expect(await (await get(`/api/v1/matches/${match.header.id}.json`)).json()).toMatchObject({ header: { seats: match.header.seats } });
  });

  it('goes again when whoever brought it says so, or the host, and nobody else', async () => {
    const match = played('one-die-baseball', '4'.repeat(32), ['Lucie', 'Sami'], { innings: 1 });
    const address = `/api/v1/matches/${match.header.id}`;
    const remove = (headers: Record<string, string>, id = match.header.id) =>
      fetch(`${server.url}/api/v1/matches/${id}`, { method: 'DELETE', headers }).then(({ status }) => status);
    const { removal } = (await (await keep(json(match))).json()) as { removal: string };
    expect(await remove({ 'stadium-removal': `${removal.slice(1)}x` })).toBe(401);
    expect(await remove({ 'stadium-removal': removal, origin: 'https://stranger.example' })).toBe(403);
    // The secret that removes one match removes no other, and no match of a table.
    expect(await remove({ 'stadium-removal': removal }, '6'.repeat(32))).toBe(401);
    expect((await get(`${address}.json`)).status).toBe(200);
    expect(await remove({ 'stadium-removal': removal })).toBe(200);
    for (const path of ['.json', '.txt', '.png', '.pdf', '/review']) expect((await get(address + path)).status, path).toBe(404);
    expect(await remove({ 'stadium-removal': removal })).toBe(404);

    await keep(json(match));
    // This test runs on the host's own machine. A request through a proxy does not count as that.
    expect(await remove({ 'x-forwarded-for': '203.0.113.9' })).toBe(401);
    expect(await remove({})).toBe(200);
    expect((await get(`${address}.json`)).status).toBe(404);
  });

  it('is refused while it is under way, under a bad name, or with a face that the rules do not fold', async () => {
    const match = played('one-die-baseball', '5'.repeat(32), ['Lucie', 'Sami'], { innings: 1 });
    const unfinished = { ...match, entries: match.entries.slice(0, 3) };
    const { id: _, ...nameless } = match.header;
    const wrong = { ...match, entries: [...match.entries, ...match.entries.slice(0, 1)] };
    for (const bad of [unfinished, { ...match, header: nameless }, wrong] as Match[]) {
      expect((await keep(json(bad))).status).toBeGreaterThanOrEqual(400);
    }
    expect((await get(`/api/v1/matches/${match.header.id}.json`)).status).toBe(404);
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
    const printables = await loadPrintables(GAMES.get(game) as Game);
    const count = (kinds: typeof printables) => kinds.flatMap((printable) => printable.pages('en')).length;
    const all = count(printables);
    const summary = count(printables.filter(({ kind }) => kind === 'summary'));
    expect(summary).toBeGreaterThan(0);
    expect(all).toBeGreaterThan(summary);
    expect(pagesIn(await bytes(await get(`/api/v1/games/${game}/print.pdf?lang=en`)))).toBe(all);
    expect(pagesIn(await bytes(await get(`/api/v1/games/${game}/print.pdf?kind=summary&lang=en`)))).toBe(summary);
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
    expect(await ask(BASEBALL.header.id)).toEqual(JSON.parse(JSON.stringify(withPoints(play.value, review(play.value, oracle)))));
  });

  it('has the points for winning and for choosing of a match that is over, as far as it has choices', async () => {
    const { points, totals } = (await ask(RUGBY.header.id)) as ReviewWithPoints;
    expect(points?.map(({ winning }) => winning)).toEqual(totals.map(({ end }) => end));
    for (const { choosing, decisions, interval, error } of points ?? []) {
      expect(decisions).toBeGreaterThan(0);
      expect(interval?.low).toBeLessThanOrEqual(choosing);
      expect(interval?.high).toBeGreaterThanOrEqual(choosing);
      expect(error?.mean).toBeGreaterThanOrEqual(0);
    }
    expect(((await ask(BASEBALL.header.id)) as ReviewWithPoints).points?.map(({ interval, error }) => [interval, error])).toEqual([
      [null, null],
      [null, null],
    ]);
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
    writeFileSync(await solutionFile(GAMES.get('pocket-rugby') as Game, options), await solver.solve(options));
    expect((await ask(SECOND_RUGBY.header.id)).error).toBe(RUGBY_PRECISION.full.error);
  });
});
