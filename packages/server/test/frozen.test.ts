import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Game, type Match, newHeader, Play } from '@pocket-stadium/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_BACKS, MOST_ENTRIES } from '../src/studio/inspector.ts';
import { eventually, guest, type TestServer, tableFor, testServer } from './harness.ts';

/** How many calls of the rules one turn of the event loop may hold: a slice of 32 entries, each a few calls. */
const MOST_CALLS = 200;

/** The rules, counting what is asked of them between two turns of the event loop. */
function counting(game: Game): { readonly game: Game; most(): number; all(): number } {
  let turn = 0;
  let most = 0;
  let all = 0;
  const count = <A extends unknown[], R>(work: (...args: A) => R) => {
    return (...args: A): R => {
      all++;
      if (turn++ === 0) setImmediate(() => (turn = 0));
      most = Math.max(most, turn);
      return work(...args);
    };
  };
  const counted: Game = {
    ...game,
    next: count(game.next.bind(game)),
    roll: count(game.roll.bind(game)),
    choose: count(game.choose.bind(game)),
  };
  return { game: counted, most: () => most, all: () => all };
}

/** Typed faces that are corrected again and again. This once cost the square of their number. */
function corrected(game: Game, times: number): Match {
  const seats = [{ name: 'Ana' }, { name: 'Bo' }];
  const header = newHeader(game, { seats, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const roll: Entry = { type: 'roll', seat: 0, faces: [1], from: 'hand' };
  const entries: Entry[] = [roll];
  for (let i = 0; i < times; i++) entries.push({ type: 'back', to: 0 }, roll);
  return { header: header.value, entries };
}

const LARGE = process.env.SOAK !== undefined;
/** They begin with a die for who begins, as all that the soak plays do. What a position of rugby costs is several times a baseball's. */
const PLAYED = (
  LARGE ? ['one-die-baseball', 'two-dice-baseball', 'three-dice-baseball', 'pocket-rugby'] : ['one-die-baseball', 'pocket-rugby']
).map((id) => [id, GAMES.get(id) as Game] as const);

describe('a match with a thousand take-backs', () => {
  it.each(PLAYED)('of %s is folded in steps that grow with its length, not with the square of it', (_, rules) => {
    const steps = (times: number) => {
      const { game, all } = counting(rules);
      expect(Play.fold(game, corrected(game, times)).ok).toBe(true);
      return all();
    };
    expect(steps(2000)).toBeLessThan(2.1 * steps(1000));
  });
});

describe.each(PLAYED)('a record of %s from outside', (_, rules) => {
  const { game, most, all } = counting(rules);
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ idleAfter: 0.1 }, new Map([...GAMES, [game.about.id, game]]));
  });
  afterAll(() => server.stop());

  const bring = async (record: Match) => {
    const ana = await guest(server.url, 'Ana');
    const seats = [{ kind: 'me' as const }, { kind: 'me' as const }];
    return ana.newTable(tableFor(game.about.id, { seats, dice: 'hand', record: { format: 1, ...record } }));
  };

  it('is folded elsewhere, and its table read in small steps, each time it comes back into memory', async () => {
    const { table } = await bring(corrected(game, MOST_BACKS));
    expect(table.entries).toBe(2 * MOST_BACKS + 1);
    const rooms = async () => Number(/^stadium_rooms (\d+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);
    await eventually(async () => expect(await rooms()).toBe(0));
    const view = await (await fetch(`${server.url}/api/v1/tables/${table.id}`)).json();
    expect(view).toMatchObject({ entries: 2 * MOST_BACKS + 1 });
    // The match was folded here at least twice, and never in one go.
    expect(all()).toBeGreaterThan(5 * MOST_BACKS);
    expect(most()).toBeLessThan(MOST_CALLS);
  });

  it('that is too long is refused, and told how long it may be', async () => {
    const backs = { problem: { code: 'many-take-backs', values: { given: MOST_BACKS + 1, most: MOST_BACKS } } };
    await expect(bring(corrected(game, MOST_BACKS + 1))).rejects.toMatchObject(backs);
    const { header, entries } = corrected(game, 0);
    const long = { header, entries: Array.from({ length: MOST_ENTRIES + 1 }, () => entries[0] as Entry) };
    const refused = { problem: { code: 'long-record', values: { given: MOST_ENTRIES + 1, most: MOST_ENTRIES } } };
    await expect(bring(long)).rejects.toMatchObject(refused);
    const review = await fetch(`${server.url}/api/v1/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ format: 1, ...corrected(game, MOST_BACKS + 1) }),
    });
    expect(await review.json()).toMatchObject({ code: 'many-take-backs' });
  });
});

describe('records that come together', () => {
  const FLOOD = LARGE ? 300 : 30;
  const read = JSON.parse;
  afterEach(() => {
    JSON.parse = read;
  });

  it('are parsed one by one, with a turn of the event loop in between', async () => {
    const server = await testServer();
    const body = JSON.stringify({ format: 1, ...corrected(GAMES.get('one-die-baseball') as Game, MOST_BACKS + 1) });
    const turns: number[] = [];
    let turn = 0;
    JSON.parse = (text: string, ...more) => {
      if (text === body) {
        if (turn++ === 0) setImmediate(() => (turn = 0));
        turns.push(turn);
      }
      return read(text, ...more);
    };
    const headers = { 'content-type': 'application/json' };
    const ask = () => fetch(`${server.url}/api/v1/reviews`, { method: 'POST', headers, body });
    const answers = await Promise.all(Array.from({ length: FLOOD }, ask));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ code: 'many-take-backs' });
    expect(turns).toHaveLength(FLOOD);
    // One may begin while requests are read, and the next at the end of that turn.
    expect(Math.max(...turns)).toBeLessThanOrEqual(2);
    await server.stop();
  });
});
