import '../match/test-browser.ts';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Entry, type Game, inEveryLang, newHeader, type Problem, Timeline } from '@pocket-stadium/kernel';
import type { Answer, TableView, Wish } from '@pocket-stadium/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../../kit/board.ts';
import { MatchSession } from '../match/session.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { type Known, OnlineMatch } from './online-match.svelte.ts';

const game = GAMES.get('pocket-rugby') as Game;
const ROLL: Entry = { type: 'roll', seat: 1, faces: [3, 4], from: 'fair' };
const KICK: Entry = { type: 'move', seat: 1, move: 'kick' };
const REFUSED: Problem = { code: 'no', values: {}, message: inEveryLang(() => 'no') };
const BOARD = { Board: null as never } satisfies BoardModule;

interface Setting {
  readonly you?: readonly number[];
  readonly board?: BoardModule;
  readonly dice?: 'fair' | 'hand';
  readonly seats?: readonly { kind: string; standIn?: string }[];
  readonly entries?: readonly Entry[];
}

/** A table of Pocket Rugby at which seat 1 begins, with what was sent to its server, which tells and answers as the test says. */
function atTable({
  you = [1],
  board = BOARD,
  dice = 'fair',
  seats = [{ kind: 'person' }, { kind: 'person' }],
  entries = [],
}: Setting = {}) {
  const source = dice === 'hand' ? ({ kind: 'hand' } as const) : ({ kind: 'seed' } as const);
  const header = newHeader(game, { seats: [{ name: 'Ana' }, { name: 'Bo' }], options: { first: 1 }, dice: source, id: 'a'.repeat(32) });
  const folded = header.ok ? Timeline.fold(game, { header: header.value, entries }) : header;
  if (!folded.ok) throw new Error(folded.problem.message.en);
  const timeline = folded.value;
  const table = { you, seats, offer: null } as unknown as TableView;
  const known = (sending: boolean, more: Partial<Known> = {}): Known => ({ timeline, table, sending, clocks: null, ...more });
  const sent: { wish: Wish; answer: (answer: Partial<Answer>) => void }[] = [];
  const match: OnlineMatch = new OnlineMatch(
    known(false),
    (wish) => {
      const answer = new Promise<Answer>((resolve) => {
        const settle = (given: Partial<Answer>) => resolve({ type: 'answer', key: '', ok: true, n: null, entry: null, ...given } as Answer);
        sent.push({ wish, answer: settle });
      });
      match.hear(known(true));
      return answer;
    },
    (id) => `/m/${id}`,
  );
  const session = new MatchSession(match, board);
  session.start();
  /** The server has stored an entry, and tells it. */
  const store = (entry: Entry) => {
    expect(timeline.append(entry)).toBeNull();
    match.hear(known(false));
  };
  return { session, match, sent, store, hear: (more: Partial<Known>) => match.hear(known(false, more)), known, table };
}

const settle = () => vi.runAllTimersAsync();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  settings.throws = 'chosen';
  settings.voice = 'off';
  vi.useRealTimers();
});

describe('a match at a table of the server', () => {
  test('asks for a throw without saying what it shows, and shows nothing before the server has stored it', async () => {
    const { session, sent, store } = atTable();
    await settle();
    expect(session.rolling).toMatchObject({ seat: 1, dice: 2 });
    session.roll();
    expect(sent.map(({ wish }) => wish)).toEqual([{ do: 'roll', seat: 1 }]);
    await settle();
    expect(session.phase).toBe('sending');
    expect(session.shown.entries).toBe(0);
    expect(session.thrown).toBeNull();
    store(ROLL);
    expect(session.phase).toBe('rolling');
    await settle();
    expect(session.shown.entries).toBe(1);
    expect(session.faces).toEqual([3, 4]);
    expect(session.acting).toBe(1);
  });

  test('asks once while something is on its way', async () => {
    const { session, sent } = atTable();
    session.roll();
    session.roll();
    session.forfeit(1);
    await settle();
    expect(sent).toHaveLength(1);
  });

  test('giving up while something is on its way is asked when that has arrived', async () => {
    const { session, sent, store } = atTable();
    session.roll();
    session.forfeit(1);
    store(ROLL);
    await settle();
    expect(sent.map(({ wish }) => wish)).toEqual([
      { do: 'roll', seat: 1 },
      { do: 'resign', seat: 1 },
    ]);
  });

  test('giving up is asked again where an entry of somebody else came first, and no more once the match is over', async () => {
    const { session, sent, store } = atTable();
    const late = { ok: false, problem: { ...REFUSED, code: 'not-next' } };
    session.forfeit(1);
    sent[0]?.answer(late);
    await settle();
    expect(sent.map(({ wish }) => wish.do)).toEqual(['resign', 'resign']);
    store({ type: 'forfeit', seat: 0 });
    sent[1]?.answer(late);
    await settle();
    expect(sent).toHaveLength(2);
  });

  test('says why the server refused, and asks again when told to', async () => {
    const { session, sent, hear } = atTable({ entries: [ROLL] });
    session.choose('kick');
    expect(session.phase).toBe('sending');
    sent[0]?.answer({ ok: false, problem: REFUSED });
    hear({});
    await settle();
    expect(session.problem).toEqual(REFUSED);
    expect(session.phase).toBe('still');
    session.choose('kick');
    expect(session.problem).toBeNull();
    expect(sent).toHaveLength(2);
  });

  test('throws by itself where nothing is decided: once, whatever else is told meanwhile', async () => {
    const { session, sent, hear } = atTable({ board: { ...BOARD, ownRolls: [] } });
    expect(session.rolling).toBeNull();
    hear({});
    hear({});
    expect(sent).toHaveLength(0);
    await settle();
    expect(sent.map(({ wish }) => wish)).toEqual([{ do: 'roll', seat: 1 }]);
  });

  test('waits for others: their throws and moves are made elsewhere', async () => {
    const { session, sent, store } = atTable({ you: [0], board: { ...BOARD, ownRolls: [] } });
    await settle();
    expect(session.phase).toBe('thinking');
    expect(session.rolling).toBeNull();
    store(ROLL);
    await settle();
    expect(session.phase).toBe('thinking');
    expect(session.acting).toBeNull();
    expect(sent).toHaveLength(0);
  });

  test('asks nothing of those who watch', async () => {
    const { session } = atTable({ you: [], dice: 'hand', seats: [{ kind: 'bot' }, { kind: 'bot' }] });
    await settle();
    expect(session.rolling).toBeNull();
    expect(session.takeBack).toBeNull();
  });

  test('with real dice somebody here types for a bot, and not for a person', async () => {
    const hand = { you: [0], dice: 'hand' } as const;
    expect(atTable({ ...hand, seats: [{ kind: 'person' }, { kind: 'bot' }] }).session.rolling).toMatchObject({ seat: 1 });
    expect(atTable({ ...hand, seats: [{ kind: 'person' }, { kind: 'person', standIn: 'rookie' }] }).session.rolling).not.toBeNull();
    expect(atTable(hand).session.rolling).toBeNull();
    const { session, sent } = atTable({ ...hand, seats: [{ kind: 'person' }, { kind: 'bot' }] });
    session.enterFaces([3, 4]);
    expect(sent.map(({ wish }) => wish)).toEqual([{ do: 'roll', seat: 0, faces: [3, 4] }]);
  });

  test('a move is asked back by everybody here, once, also while the others think', async () => {
    // Dice that follow a choice by themselves would leave no time for it.
    settings.throws = 'each';
    const { session, sent, hear, table } = atTable({ you: [0, 1], entries: [ROLL, KICK] });
    await settle();
    expect(session.takeBack).toEqual({ to: 1, what: 'move' });
    session.goBack();
    expect(sent.map(({ wish }) => wish)).toEqual([
      { do: 'back', seat: 1, to: 1 },
      { do: 'back', seat: 0, to: 1 },
    ]);
    for (const { answer } of sent) answer({});
    hear({ table: { ...table, offer: { kind: 'back', seat: 1, n: 3, to: 1, agreed: [1] } } });
    await settle();
    expect(session.takeBack).toBeNull();
  });

  test('shows what is told one entry after the other', async () => {
    const { session, store } = atTable({ you: [0] });
    store(ROLL);
    store(KICK);
    expect(session.shown.entries).toBe(0);
    expect(session.play.entries).toHaveLength(2);
    await settle();
    expect(session.shown.entries).toBe(2);
    expect(session.shown.last).toMatchObject({ number: 2, entry: KICK });
  });

  test('waits for those who listen, and whoever goes on where nothing is left to hear is told who is waited for', async () => {
    settings.voice = 'wait';
    const { session, store } = atTable({ you: [0] });
    const heard = () => session.said.text;
    const first = heard();
    await settle();
    // The first sentence is being listened to: what comes meanwhile waits for it.
    store(ROLL);
    await settle();
    expect(session.shown.entries).toBe(0);
    session.skip();
    await settle();
    expect(session.shown.entries).toBe(1);
    const told = heard();
    expect(told).not.toBe(first);
    session.skip();
    await settle();
    expect(heard()).toBe(told);
    session.skip();
    expect(heard()).toMatch(/^(On attend|Waiting for) Bo\.$/);
    store(KICK);
    await settle();
    expect(session.shown.entries).toBe(2);
  });

  test('knows whose time ran out', () => {
    const { match, hear } = atTable();
    expect(match.flagged).toBeNull();
    hear({ clocks: { left: [5000, 0], running: 1, at: 0 } });
    expect(match.flagged).toBe(1);
  });

  test('has a page of its own when it is over', async () => {
    const { session, match, store } = atTable({ entries: [ROLL] });
    expect(match.after).toBeNull();
    store({ type: 'forfeit', seat: 0 });
    await settle();
    expect(match.after).toBe(`/m/${'a'.repeat(32)}`);
    expect(session.shown.next.kind).toBe('over');
  });
});
