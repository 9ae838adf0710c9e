import { afterEach, describe, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { entries, eventually, guest, pair, playing, temporaryFolder, testServer, until, WIDE } from './harness.ts';

const wall = Date.now;
afterEach(() => {
  Date.now = wall;
});

const MORE_JUMPS = [
  ['a second back', -1000],
  ['two minutes back', -120_000],
  ['a day back', -86_400_000],
  ['a minute forward', 60_000],
  ['a day forward', 86_400_000],
  ['a year forward', 365 * 86_400_000],
] as const;
const JUMPS = [['ten minutes back', -600_000], ['an hour forward', 3_600_000], ...(process.env.SOAK ? MORE_JUMPS : [])] as const;

describe('a clock on the wall that goes', () => {
  it.each(JUMPS)('%s harms nobody: no limit, no forfeit, no absence, no hang-up', async (_, jump) => {
    const server = await testServer({ absentAfter: 60, limits: { requests: 60 } });
    const { first, second, table, ana, close } = await pair(server.url, 'play-ball', { clock: { minutes: 5, increment: 0 } });
    await Promise.all([until(first, playing), until(second, playing)]);
    const cuts: string[] = [];
    for (const client of [first, second]) client.subscribe(({ connection }) => connection !== 'live' && cuts.push(connection));

    Date.now = () => wall() + jump;
    // This is more than would be left of a minute if time ran back, and less than a minute allows.
    for (let i = 0; i < 30; i++) expect((await fetch(`${server.url}/api/v1/games`)).status).toBe(200);
    const began = performance.now();
    for (const [n, client] of [first, second, first].entries()) {
      const { play } = await until(client, (state) => entries(state) === n);
      const seat = play?.next.kind === 'choice' ? play.next.seat : 0;
      const mover = seat === 0 ? first : second;
      await until(mover, (state) => entries(state) === n);
      const move = play?.game.moves(play.state)[0] ?? '';
      expect(await mover.do({ do: 'move', seat, move })).toMatchObject({ ok: true, n: n + 1 });
    }
    const { clocks } = await ana.table(table.id);
    const passed = performance.now() - began;
    for (const left of clocks?.left ?? []) expect(left).toBeGreaterThan(300_000 - passed - 10_000);
    for (const left of clocks?.left ?? []) expect(left).toBeLessThanOrEqual(300_000);
    const absent = first.state.play?.next.kind === 'choice' && first.state.play.next.seat === 0 ? 1 : 0;
    const claimer = absent === 1 ? first : second;
    expect((await claimer.do({ do: 'claim', seat: 1 - absent, absent })).problem?.code).toBe('not-absent');
    expect(cuts).toEqual([]);
    close();
    await server.stop();
  });

  it.each(JUMPS)('%s makes no abandoned table fresh for a quick match, and no fresh one old', async (_, jump) => {
    const folder = temporaryFolder();
    const start = () => startServer({ port: 0, data: folder.path, logLevel: 'silent', limits: WIDE });
    const quick = async (base: string) => (await guest(base, 'Ana')).quick('one-die-baseball');
    // A minute ago somebody asked for a match, and never came.
    Date.now = () => wall() - 60_000;
    const before = await start();
    const left = await quick(before.url);
    await before.close();

    Date.now = () => wall() + jump;
    const after = await start();
    const made = await quick(after.url);
    expect(made.table.id).not.toBe(left.table.id);
    // The clock goes back to where it was. The person who has just made a table is still on the way to it.
    Date.now = wall;
    expect(await quick(after.url)).toMatchObject({ seat: 1, table: { id: made.table.id } });
    await after.close();
    folder.remove();
  });

  it('does not refuse whoever asks whether the server lives, however often', async () => {
    const server = await testServer({ limits: { requests: 3 } });
    const ask = async (path: string) => (await fetch(`${server.url}${path}`)).status;
    const others = [];
    for (let i = 0; i < 8; i++) others.push(await ask('/api/v1/games'));
    expect(others).toContain(429);
    for (let i = 0; i < 50; i++) expect(await ask('/healthz')).toBe(200);
    await eventually(async () => expect(await ask('/healthz')).toBe(200));
    await server.stop();
  });
});
