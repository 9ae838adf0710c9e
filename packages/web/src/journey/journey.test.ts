import '../match/test-browser.ts';
import { loadOracle, review } from '@pocket-stadium/bots';
import { seededFaces } from '@pocket-stadium/dice';
import { HONOURS } from '@pocket-stadium/games/shelf/honours';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, newHeader, Play } from '@pocket-stadium/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markForeign, saveMatch } from '../match/store.ts';
import { mistakesKept } from '../problems/mistakes.ts';
import { deleteJourney, journeyFile, takeJourney } from './file.ts';
import { freshMatch } from './fresh.svelte.ts';
import { allTrophies, countTrophies, loadHonours } from './honours.ts';
import { learnFrom } from './learn.ts';
import { journeyKept, type PlayedNote, remember } from './log.ts';
import { newsOf } from './news.ts';
import { catchUp, noteMatch } from './note.ts';
import { againstBots, balanceOf, longestStreak, ratedIn, recordsOf, rivalries } from './summary.ts';
import type { Deeds } from './trophies.ts';

/** A match in which everybody always takes the first choice. */
function played(gameId: string, bots: readonly (string | undefined)[], seed = 'journey', options = {}): Play {
  const game = GAMES.get(gameId) as Game;
  const seats = bots.map((face, seat) => ({ name: `S${seat}`, ...(face !== undefined && { bot: 'rookie', face }) }));
  const header = newHeader(game, { seats, options, dice: { kind: 'seed', seed }, date: '2026-11-16' });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  while (!play.over) {
    const { next } = play;
    if (next.kind === 'roll') play.append({ type: 'roll', seat: next.seat, faces: seededFaces(seed, play.rolls, next.dice), from: 'seed' });
    else if (next.kind === 'choice') play.append({ type: 'move', seat: next.seat, move: game.moves(play.state)[0] as string });
  }
  return play;
}

const SHORT = { minutes: 20, halves: 1 };
const rugby = played('pocket-rugby', [undefined, 'gus'], 'journey', SHORT);
const reviewed = (async () => {
  const oracle = await loadOracle('pocket-rugby', rugby.header.options, 2);
  if (!oracle) throw new Error('nobody knows');
  return review(rugby, oracle);
})();

/** A note of a match; the winner alone, where one is named. */
const note = (
  id: string,
  game: string,
  names: readonly string[],
  here: readonly number[],
  winner: number | null,
  more = {},
): PlayedNote => ({
  ...{ id, game, date: '2026-11-16', here, honours: {}, draw: winner === null, winners: winner === null ? [] : [winner] },
  seats: names.map((name, seat) => ({ name, ...(!here.includes(seat) && { bot: name.toLowerCase() }) })),
  ...more,
});

const deeds = (notes: readonly PlayedNote[], more: Partial<Deeds> = {}): Deeds => ({
  ...{ notes, games: [...GAMES.keys()], counted: {}, taught: ['a'], learnt: [], days: [], fullWeeks: [], run: 0 },
  ...more,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  // The keys of a storage are its own properties.
  const storage: Record<string, unknown> = {};
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => kept.get(key) ?? null },
    setItem: {
      value: (key: string, value: string) => {
        kept.set(key, value);
        storage[key] = value;
      },
    },
    removeItem: {
      value: (key: string) => {
        kept.delete(key);
        delete storage[key];
      },
    },
  });
  vi.stubGlobal('localStorage', storage);
});

describe('what is new with a match', () => {
  const honoured = (points: number, trophies: readonly string[] = []) => ({ honours: { 0: { records: { points }, trophies } } });
  const named = async (before: readonly PlayedNote[], after: readonly PlayedNote[]) =>
    newsOf(before, after, await loadHonours(), deeds([])).map(({ what, names }) => `${what}: ${names.en}`);
  const lost = note('one', 'pocket-rugby', ['Ana', 'Gus'], [0], 1, honoured(20));

  test('a trophy is told with the match that earns it, and with no later one', async () => {
    const won = note('two', 'pocket-rugby', ['Ana', 'Gus'], [0], 0, honoured(12, ['whisker']));
    const again = { ...won, id: 'three' };
    const news = await named([lost], [lost, won]);
    expect(news).toHaveLength(2);
    expect(news.every((one) => one.startsWith('trophy: '))).toBe(true);
    expect(await named([lost, won], [lost, won, again])).toEqual([]);
  });

  test('a record is told if it beats another one: a first match sets none', async () => {
    expect(await named([], [lost])).toEqual([]);
    const better = note('two', 'pocket-rugby', ['Ana', 'Gus'], [0], 1, honoured(21));
    expect(await named([lost], [lost, better])).toEqual([expect.stringMatching(/^record: /)]);
    expect(await named([lost], [lost, { ...better, ...honoured(20) }])).toEqual([]);
  });

  test('it is told where the match ended, once: not after a reload, and not of a match that is caught up with', async () => {
    await noteMatch('here', rugby);
    expect(freshMatch()).toMatchObject({ id: 'here', before: [] });
    saveMatch('older', rugby, 1);
    await catchUp();
    expect(journeyKept().map(({ id }) => id)).toEqual(['here', 'older']);
    expect(freshMatch()?.id).toBe('here');
    await noteMatch('older', rugby);
    expect(freshMatch()?.id).toBe('here');
  });
});

describe('what a match is remembered as', () => {
  test.each([...Object.keys(HONOURS)])('%s: figures and trophies that its game has names for', async (id) => {
    const part = await HONOURS[id]?.();
    const play = played(id, GAMES.get(id)?.about.seats.min === 3 ? [undefined, 'gus', 'nina'] : [undefined, 'gus']);
    for (const seat of [0, 1]) {
      const honoured = part?.honours.of(play, seat);
      for (const [key, value] of Object.entries(honoured?.records ?? {})) {
        expect(part?.honours.records[key]?.names.fr).toBeTruthy();
        expect(Number.isFinite(value)).toBe(true);
      }
      for (const key of honoured?.trophies ?? []) expect(part?.honours.trophies[key]?.says.fr).toBeTruthy();
    }
  });

  test('it counts once, however often it ends; what was rated stays', async () => {
    await noteMatch('one', rugby);
    await learnFrom('one', rugby, await reviewed);
    await noteMatch('one', rugby);
    const [kept, ...more] = journeyKept();
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ game: 'pocket-rugby', here: [0], seats: [{ name: 'S0' }, { name: 'S1', bot: 'gus' }] });
    expect(kept?.honours[0]?.records.points).toBeGreaterThan(0);
    expect(kept?.rated?.decisions).toBeGreaterThan(0);
    expect(mistakesKept().matches.map(({ id }) => id)).toEqual(['one']);
  });

  test('a match played online is learnt from in the seat that was ours, one that came in a file is not', async () => {
    const online = played('pocket-rugby', [undefined, undefined], 'journey', SHORT);
    saveMatch('net', online, 1, [1]);
    await learnFrom('net', online, await reviewed);
    expect(journeyKept().map(({ id, here }) => [id, here])).toEqual([['net', [1]]]);
    expect(mistakesKept().mistakes.every(({ seat }) => seat === 1)).toBe(true);
    saveMatch('file', rugby, 2);
    markForeign('file');
    await learnFrom('file', rugby, await reviewed);
    await catchUp();
    expect(journeyKept().map(({ id }) => id)).toEqual(['net']);
  });

  test('two people who share the device are remembered, and nobody’s choices are noted', async () => {
    const two = played('pocket-rugby', [undefined, undefined], 'journey', SHORT);
    saveMatch('two', two, 1);
    await learnFrom('two', two, await reviewed);
    expect(journeyKept()[0]?.here).toEqual([0, 1]);
    expect([mistakesKept().matches, journeyKept()[0]?.rated]).toEqual([[], undefined]);
  });

  test('matches that ended before anybody remembered them are caught up with', async () => {
    saveMatch('old', rugby, 1);
    await catchUp();
    await catchUp();
    expect(journeyKept().map(({ id }) => id)).toEqual(['old']);
  });

  test('what somebody else wrote there is left out', () => {
    for (const text of ['nonsense', '3', '{"matches":[1,null,{"id":3}]}']) {
      localStorage.setItem('pocket-stadium:journey', text);
      expect(journeyKept()).toEqual([]);
    }
  });
});

describe('the journey', () => {
  const bot = (id: string, name: string, winner: number | null, more = {}) => note(id, 'pocket-rugby', ['Me', name], [0], winner, more);

  test('wins, streak, opponents beaten', () => {
    const notes = [bot('a', 'gus', 0), bot('b', 'ida', 0), bot('c', 'ida', 1), bot('d', 'gus', null)];
    expect(balanceOf(notes)).toEqual({ won: 2, drawn: 1, lost: 1 });
    expect(longestStreak(notes)).toBe(2);
    expect(againstBots(notes, 'pocket-rugby').get('ida')).toEqual({ won: 1, drawn: 0, lost: 1 });
    // Earlier counts are not lost, and not counted twice.
    expect(againstBots(notes, 'pocket-rugby', { ida: { won: 4, drawn: 0, lost: 0 } }).get('ida')).toEqual({ won: 4, drawn: 0, lost: 1 });
  });

  test('head to head of the people of one device, whoever sits where', () => {
    const notes = [
      note('a', 'play-ball', ['Zoé', 'Ann'], [0, 1], 0),
      note('b', 'play-ball', ['ann', 'Zoé'], [0, 1], 0),
      note('c', 'play-ball', ['Ann', 'Zoé'], [0, 1], null),
      bot('d', 'gus', 0),
    ];
    expect(rivalries(notes)).toMatchObject([{ names: ['Ann', 'Zoé'], won: 1, drawn: 1, lost: 1 }]);
  });

  test('records: the best figure, the least where that is best, and who made it on a shared device', () => {
    const honours = (seat: number, goal: number) => ({ honours: { [seat]: { records: { goal }, trophies: [] } } });
    const notes = [
      note('a', 'play-ball', ['Me', 'gus'], [0], 0, honours(0, 3)),
      note('b', 'play-ball', ['Ann', 'Zoé'], [0, 1], 1, honours(1, 2)),
      note('c', 'play-ball', ['Me', 'gus'], [0], 0, honours(0, 2)),
    ];
    expect(recordsOf(notes, 'play-ball', { goal: { best: 'least' } })).toMatchObject([{ value: 2, who: 'Zoé' }]);
    expect(recordsOf(notes, 'play-ball', { goal: { best: 'most' } })).toMatchObject([{ value: 3, who: null }]);
  });

  test('trophies are earned by what was done, each stands once', async () => {
    const honours = await loadHonours();
    const wonOf = (all: Deeds) =>
      allTrophies(all, honours)
        .filter(({ won }) => won)
        .map(({ key }) => key);
    expect(wonOf(deeds([]))).toEqual([]);
    expect(wonOf(deeds([bot('a', 'ida', 0)]))).toEqual(['first', 'champion']);
    const five = ['nina', 'gus', 'basile', 'zoe', 'ida'].map((face) => bot(face, face, 0));
    expect(wonOf(deeds(five))).toEqual(['first', 'row', 'champion', 'five']);
    const rated = { winning: 0, choosing: 0.51, decisions: 6, cost: 0 };
    expect(wonOf(deeds([bot('a', 'gus', 1, { rated })]))).toEqual(['flawless', 'unlucky']);
    // The side that began was ahead before anybody chose. Without a choice nobody chose better.
    expect(wonOf(deeds([bot('a', 'gus', 1, { rated: { ...rated, start: 0.55, cost: 0.04 } })]))).toEqual([]);
    expect(wonOf(deeds([bot('a', 'gus', 1, { rated: { ...rated, decisions: 0 } })]))).toEqual([]);
    const shut = { honours: { 0: { records: {}, trophies: ['quiet'] } } };
    const twice = [note('a', 'one-die-baseball', ['Me', 'gus'], [0], 0, shut), note('b', 'two-dice-baseball', ['Me', 'gus'], [0], 0, shut)];
    expect(wonOf(deeds(twice))).toEqual(['first', 'quiet']);
    expect(countTrophies(deeds(twice))).toBe(2);
    expect(wonOf(deeds([], { learnt: ['a'], fullWeeks: ['2026-11-22'], run: 15 }))).toEqual(['pupil', 'week', 'quick']);
    const names = allTrophies(deeds([]), honours).map((trophy) => trophy.names.en);
    expect(new Set(names).size).toBe(names.length);
  });

  test('trophies know the day of the match that brought them', async () => {
    const honours = await loadHonours();
    const quiet = { honours: { 0: { records: {}, trophies: ['quiet'] } } };
    const dated = [
      bot('a', 'gus', 1, { date: '2026-11-16' }),
      bot('b', 'gus', 0, { date: '2026-11-17' }),
      note('c', 'one-die-baseball', ['Me', 'gus'], [0], 1, { date: '2026-11-18', ...quiet }),
      bot('d', 'ida', 0, { date: '2026-11-19' }),
    ];
    const all = allTrophies(deeds(dated, { learnt: ['a'], fullWeeks: ['2026-11-22'] }), honours);
    const days = all.filter(({ won }) => won).map(({ key, day }) => [key, day]);
    expect(Object.fromEntries(days)).toEqual({
      ...{ first: '2026-11-17', champion: '2026-11-19', quiet: '2026-11-18', week: '2026-11-22' },
      // The lessons were done on an unknown day.
      pupil: null,
    });
    expect(all.filter(({ won }) => !won).every(({ day }) => day === null)).toBe(true);
  });

  test('choices are rated game by game', () => {
    const rated = { winning: 1, choosing: 0.5, decisions: 3, cost: 0.01 };
    expect(ratedIn([bot('a', 'gus', 0, { rated }), bot('b', 'gus', 0)], 'pocket-rugby')).toEqual([rated]);
  });
});

describe('the file', () => {
  test('brings everything to another device, twice without harm, and what is there stays', async () => {
    await noteMatch('one', rugby);
    saveMatch('one', rugby, 5);
    await learnFrom('one', rugby, await reviewed);
    localStorage.setItem('pocket-stadium:problem-days', '{"2026-11-16":2}');
    localStorage.setItem('pocket-stadium:problems:play-ball', '1,2');
    localStorage.setItem('pocket-stadium:lesson:play-ball', '2');
    localStorage.setItem('pocket-stadium:table:t', '{"secrets":["s"]}');
    const file = journeyFile();
    expect(file).not.toContain('secrets');
    deleteJourney();
    expect(journeyKept()).toEqual([]);
    expect(localStorage.getItem('pocket-stadium:table:t')).not.toBeNull();
    localStorage.setItem('pocket-stadium:problem-days', '{"2026-11-16":1,"2026-11-17":3}');
    localStorage.setItem('pocket-stadium:problems:play-ball', '2,5');
    localStorage.setItem('pocket-stadium:lesson:play-ball', '3');
    remember(note('two', 'play-ball', ['Me', 'gus'], [0], 0));
    expect(takeJourney(file)).toEqual({ matches: 1 });
    expect(takeJourney(file)).toEqual({ matches: 0 });
    expect(
      journeyKept()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['one', 'two']);
    expect(journeyKept().find(({ id }) => id === 'one')?.rated).toBeDefined();
    expect(JSON.parse(localStorage.getItem('pocket-stadium:problem-days') ?? '')).toEqual({ '2026-11-16': 1, '2026-11-17': 3 });
    expect(localStorage.getItem('pocket-stadium:problems:play-ball')).toBe('2,5,1');
    expect(localStorage.getItem('pocket-stadium:lesson:play-ball')).toBe('3');
    expect(mistakesKept().matches.map(({ id }) => id)).toEqual(['one']);
  });

  test('of something else is refused, and brings nothing that is not part of a journey', () => {
    for (const text of ['', '{}', '[]', '{"format":"x","kept":{}}']) expect(takeJourney(text)).toBeNull();
    takeJourney(JSON.stringify({ format: 'pocket-stadium-journey', kept: { settings: '{}', 'table:x': 'y', 'lesson:a': '1' } }));
    expect(Object.keys(localStorage)).toEqual(['pocket-stadium:lesson:a']);
  });
});
