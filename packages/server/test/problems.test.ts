import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, temporaryFolder, testServer } from './harness.ts';

let server: TestServer;
const data = temporaryFolder();
beforeAll(async () => {
  server = await testServer({ data: data.path });
});
afterAll(async () => {
  await server.stop();
  data.remove();
});
const ask = (query: string) => fetch(`${server.url}/api/v1/problems/today${query}`);

describe('the problem of the day', () => {
  it('is that of a date, with what each choice is worth', async () => {
    const answer = await ask('?date=2026-11-17');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect(await answer.json()).toMatchObject({
      date: '2026-11-17',
      game: 'pocket-rugby',
      number: 1,
      grade: 2,
      right: ['play'],
      choices: [
        { move: 'play', chance: 0.9285 },
        { move: 'kick', chance: 0.8736 },
      ],
      others: null,
      motif: { en: 'Before the siren' },
    });
  });

  it('leaves the answer out for those who want to solve it', async () => {
    const given = (await (await ask('?date=2026-11-16&answer=no')).json()) as object;
    expect(given).toMatchObject({ game: 'play-ball', question: { en: 'Score this turn. No other turn wins.' } });
    expect(Object.keys(given)).not.toContain('right');
    expect(Object.keys(given)).not.toContain('choices');
  });

  it('is not there before the first day, nor on a day that is none', async () => {
    for (const date of ['2026-11-15', '2026-02-30']) expect((await ask(`?date=${date}`)).status).toBe(404);
    expect((await ask('?date=yesterday')).status).toBe(400);
  });
});
