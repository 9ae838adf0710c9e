import { Api } from '@pocket-stadium/protocol';
import { describe, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { openDatabase } from '../src/store/database.ts';
import { TableClock } from '../src/tables/clock.ts';
import { entries, eventually, pair, playing, temporaryFolder, until } from './harness.ts';

const turn = (seat: number) => ({ kind: 'choice', seat, why: 'turn' }) as const;

describe('a chess clock', () => {
  const clock = () => {
    const started = new TableClock({ minutes: 1, increment: 2 }, 2, 0);
    started.start(0, 0);
    return started;
  };

  it('charges the seat on the move and adds the increment when the turn passes', () => {
    const clocks = clock();
    clocks.charge(clocks.cost(10_000, 0), turn(1), 10_000);
    expect(clocks.view(10_000)).toEqual({ left: [52_000, 60_000], running: 1 });
    expect(clocks.view(13_000)).toEqual({ left: [52_000, 57_000], running: 1 });
  });

  it('adds nothing while the same seat goes on', () => {
    const clocks = clock();
    clocks.charge(clocks.cost(10_000, 0), turn(0), 10_000);
    expect(clocks.view(10_000)).toEqual({ left: [50_000, 60_000], running: 0 });
  });

  it('gives back what the connection took, up to a bound', () => {
    expect(clock().cost(1000, 150)).toBe(850);
    expect(clock().cost(1000, 5000)).toBe(600);
    expect(clock().cost(100, 300)).toBe(0);
  });

  it('lets a flag fall only when even the lag does not save it', () => {
    expect(clock().fallen(60_100, 200)).toBe(false);
    expect(clock().fallen(60_100, 0)).toBe(true);
    expect(clock().untilFlag(60_000)).toBe(400);
  });

  it('stops when the match is over, and adds nothing then', () => {
    const clocks = clock();
    clocks.charge(1000, { kind: 'over', outcome: { winners: [0], draw: false, score: [], by: 'play' } }, 1000);
    expect(clocks.view(99_000)).toMatchObject({ running: null, left: [59_000, 60_000] });
    expect(clocks.untilFlag(99_000)).toBeNull();
  });
});

describe('a table with a clock', () => {
  it('shows the clocks, and forfeits the seat whose flag falls, restarted and with nobody looking', async () => {
    const folder = temporaryFolder();
    const before = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const { first, second, table, close } = await pair(before.url, 'play-ball', { clock: { minutes: 30, increment: 0 } });
    await Promise.all([until(first, playing), until(second, playing)]);
    // The wait is longer than any lag that is given back.
    await new Promise((resolve) => setTimeout(resolve, 600));
    const move = first.state.play?.game.moves(first.state.play.state)[0] ?? '';
    await first.do({ do: 'move', seat: 0, move });
    const state = await until(second, (seen) => entries(seen) === 1);
    expect(state.clocks).toMatchObject({ running: 1 });
    expect(state.clocks?.left[0]).toBeLessThan(30 * 60_000);
    close();
    await before.close();

    // Time passes while the server is down: half an hour is used up.
    const { db, close: closeDatabase } = await openDatabase(folder.path);
    const { data } = await db.selectFrom('tables').select('data').executeTakeFirstOrThrow();
    expect(data).toContain('"minutes":30');
    await db
      .updateTable('tables')
      .set({ data: data.replace('"minutes":30', '"minutes":0') })
      .execute();
    await closeDatabase();
    const after = await startServer({ port: 0, data: folder.path, logLevel: 'silent' });
    const api = new Api({ base: after.url });
    const record = await eventually(() => api.record(table.match));
    expect(record.entries.at(-1)).toEqual({ type: 'forfeit', seat: 1 });
    await after.close();
    folder.remove();
  });
});
