import { FACES } from '@pocket-stadium/bots';
import { verifyRecord } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, type MoveEntry, newHeader, Play, readRecord } from '@pocket-stadium/kernel';
import type { NewSeat, NewTable } from '@pocket-stadium/protocol';
import { Face } from '@pocket-stadium/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import choose from '../src/bot-worker.ts';
import { makeTableRow, readTable, seatHeaders, seatViews, type TableData } from '../src/tables/table.ts';
import { badTable } from '../src/transfer/table-data.ts';
import { clientOf, guest, over, playByItself, type TestServer, tableFor, temporaryFolder, testServer, until } from './harness.ts';
import { bundleServer, type ServerProcess, startProcess } from './processes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const me = { kind: 'me' } as const;
const gus = { kind: 'bot', level: 'rookie', face: 'gus' } as const;
const short = (seats: readonly NewSeat[]): NewTable =>
  tableFor('dice-and-run', { options: { mode: 'advanced', innings: 1 }, seats: [...seats] });

describe('a bot of the server with a face', () => {
  it('is one that the bots know', () => {
    expect((Face as unknown as { anyOf: readonly { const: string }[] }).anyOf.map((one) => one.const)).toEqual([...FACES]);
  });

  it('plays a match to its end under its name; the record keeps the face, and the dice are in order', async () => {
    const ana = await guest(server.url, 'Ana');
    const { table } = await ana.newTable(short([me, gus]));
    expect(table.seats[1]).toMatchObject({ kind: 'bot', name: 'Gus', level: 'rookie', face: 'gus' });
    const client = clientOf(ana, table.id);
    playByItself(client);
    const end = await until(client, over);
    client.close();
    expect(end.header?.seats).toEqual([{ name: 'Ana' }, { name: 'Gus', bot: 'rookie', face: 'gus' }]);
    expect(end.dice?.receipt.differences).toEqual([]);
    expect(end.dice?.receipt.transcript?.seats[1]).toEqual({ name: 'Gus', bot: 'rookie' });
    const text = await (await fetch(`${server.url}/api/v1/matches/${table.match}.txt`)).text();
    const record = readRecord(GAMES, text);
    expect(record.ok && record.value.header.seats[1]).toEqual({ name: 'Gus', bot: 'rookie', face: 'gus' });
    expect(verifyRecord({ header: end.header as never, entries: end.play?.entries ?? [] })).toMatchObject({ ok: true });
  });

  it('has a number where somebody of its name sits, also where they come later', async () => {
    const ana = await guest(server.url, 'Ana');
    const seats: NewSeat[] = [me, gus, gus, { kind: 'open' }];
    const { table } = await ana.newTable(tableFor('one-die-baseball', { seats, options: { innings: 1 } }));
    const names = async () => (await ana.table(table.id)).seats.map(({ name }) => name);
    expect(await names()).toEqual(['Ana', 'Gus', 'Gus 2', null]);
    const client = clientOf(ana, table.id);
    await until(client, (state) => state.table?.seats[0]?.ready === true);
    const named = await guest(server.url, 'gus');
    const other = clientOf(named, table.id);
    await named.sit(table.id);
    // Nobody is asked again: the bots are the same, whatever their number.
    const { header } = await until(other, ({ play }) => play !== undefined && play !== null);
    expect(header?.seats.map(({ name }) => name)).toEqual(['Ana', 'Gus 2', 'Gus 3', 'gus']);
    expect(await names()).toEqual(['Ana', 'Gus 2', 'Gus 3', 'gus']);
    for (const one of [client, other]) one.close();
  });

  it('of another level, or that nobody knows, is refused', async () => {
    const ana = await guest(server.url, 'Ana');
    const stranger = { kind: 'bot', level: 'rookie', face: 'max' } as unknown as NewSeat;
    await expect(ana.newTable(short([me, { ...gus, level: 'best' }]))).rejects.toMatchObject({ problem: { code: 'no-such-face' } });
    await expect(ana.newTable(short([me, stranger]))).rejects.toMatchObject({ status: 400 });
    // Where all play alike every face does.
    const ida = { kind: 'bot', level: 'rookie', face: 'ida' } as const;
    expect((await ana.newTable(tableFor('two-dice-baseball', { seats: [me, ida] }))).table.seats[1]?.name).toBe('Ida');
  });
});

/** Real dice after which the second seat has a penalty that Zoé kicks, and nobody else of her level. */
function hardAngle({ game, state: start }: Play): { readonly faces: readonly number[][]; readonly view: unknown } {
  const dice = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b]));
  type Found = { readonly faces: readonly number[][]; readonly view: unknown };
  const from = (state: unknown, faces: readonly number[][], left: number): Found | null => {
    const next = game.next(state);
    if (next.kind === 'choice') {
      const { phase } = state as { phase: { at: string; x: number } };
      return next.seat === 1 && phase.at === 'penalty-won' && phase.x === 2 ? { faces, view: state } : null;
    }
    if (next.kind === 'over' || left === 0) return null;
    for (const thrown of next.dice === 1 ? dice.slice(0, 6).map(([, b]) => [b ?? 1]) : dice) {
      const found = from(game.roll(state, thrown).state, [...faces, thrown], left - 1);
      if (found) return found;
    }
    return null;
  };
  const found = from(start, [], 4);
  if (!found) throw new Error('no such penalty');
  return found;
}
const OPTIONS = { first: 0 };

describe('a bot of the built server plays', () => {
  const folder = temporaryFolder();
  let built: ServerProcess;
  beforeAll(async () => {
    built = await startProcess(await bundleServer('faces-test'), { port: 0, data: folder.path });
  });
  afterAll(async () => {
    await built.kill('SIGTERM');
    folder.remove();
  });
  const game = GAMES.get('pocket-rugby') as Game;

  it.each([
    [{ kind: 'bot', level: 'regular', face: 'zoe' }, true],
    [{ kind: 'bot', level: 'regular', face: 'basile' }, false],
    [{ kind: 'bot', level: 'regular' }, false],
  ] as const)('as its face does, or as its level: %o', async (bot, kicks) => {
    const ana = await guest(`http://127.0.0.1:${built.port}`, 'Ana');
    const { table } = await ana.newTable(tableFor('pocket-rugby', { dice: 'hand', options: OPTIONS, seats: [me, bot] }));
    const client = clientOf(ana, table.id);
    const due = (play: Play | null | undefined, entries: number) => play?.entries.length === entries;
    const { play } = await until(client, (state) => due(state.play, 0));
    const { faces } = hardAngle(play as Play);
    for (const [n, thrown] of faces.entries()) {
      await until(client, (state) => due(state.play, n));
      await client.do({ do: 'roll', seat: 0, faces: [...thrown] });
    }
    const after = await until(client, (state) => due(state.play, faces.length + 1));
    client.close();
    const [{ move }] = (after.play?.entries.slice(-1) ?? []) as [MoveEntry];
    expect(move === 'kick').toBe(kicks);
  });

  it('as its level where an older node asks', async () => {
    const header = newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Zoé', bot: 'regular' }], options: OPTIONS, dice: { kind: 'hand' } });
    if (!header.ok) throw new Error(header.problem.message.en);
    const { view } = hardAngle(Play.start(game, header.value));
    const asked = { game: 'pocket-rugby', level: 'regular', seen: view, seat: 1, budget: {} } as const;
    expect(await choose(asked)).not.toBe('kick');
    expect(await choose({ ...asked, face: 'zoe' })).toBe('kick');
  });
});

describe('a stored table', () => {
  const data = (holder: TableData['seats'][number]['holder']): TableData =>
    readTable({
      ...makeTableRow({ id: 'a'.repeat(32), rev: 1, created: 0, updated: 0, status: 'gathering', game: 'play-ball' } as TableData),
      data: JSON.stringify({
        options: {},
        dice: 'hand',
        clock: null,
        absentAfter: 60,
        seats: [
          { chair: 0, links: 0, holder: { kind: 'open' }, string: null, rematch: false },
          { chair: 1, links: 0, holder, string: null, rematch: false },
        ],
        offer: null,
        match: 'b'.repeat(32),
        round: 1,
      }),
    });
  const kept = (table: TableData) => badTable({ game: table.game, data: makeTableRow(table).data });

  it('of an older release has a bot without a face, and goes on as it was', () => {
    const table = data({ kind: 'bot', level: 'best' });
    expect(seatHeaders(table.seats)[1]).toEqual({ name: 'Robot', bot: 'best' });
    expect(seatViews(table)[1]).toEqual({ kind: 'bot', name: 'Robot', level: 'best', ready: false, rematch: false });
    expect(kept(table)).toBeNull();
  });

  it('with a face is taken along in an export', () => {
    const table = data({ kind: 'bot', level: 'best', face: 'ida' });
    expect(seatViews(table)[1]).toEqual({ kind: 'bot', name: 'Ida', level: 'best', face: 'ida', ready: false, rematch: false });
    expect(kept(table)).toBeNull();
  });
});
