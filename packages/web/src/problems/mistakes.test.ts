import '../match/test-browser.ts';
import { readFileSync } from 'node:fs';
import { type FindSolution, fileOf, judgeChoice, loadOracle, loadPuzzles, review } from '@pocket-stadium/bots';
import { seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { SOLUTIONS } from '@pocket-stadium/games/shelf/solutions';
import { type Game, makeRecordJson, newHeader, type OptionValues, Play, repeatableRandom } from '@pocket-stadium/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Attempt } from './attempt.svelte.ts';
import { worstFirst } from './given.ts';
import { dueMistakes, forgetMistakes, type Mistake, mistakesKept, noteAgain, noteMistakes } from './mistakes.ts';
import { ownPuzzle } from './own.ts';

/** Somebody who always kicks, whatever the angle, against a bot. */
function kicked(bots: readonly (string | undefined)[]): Play {
  const game = GAMES.get('pocket-rugby') as Game;
  const seats = bots.map((bot, seat) => ({ name: `S${seat}`, ...(bot !== undefined && { bot }) }));
  const header = newHeader(game, { seats, options: { first: 0 }, dice: { kind: 'seed', seed: 'mistakes' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const play = Play.start(game, header.value);
  while (!play.over) {
    const { next } = play;
    if (next.kind === 'roll')
      play.append({ type: 'roll', seat: next.seat, faces: seededFaces('mistakes', play.rolls, next.dice), from: 'seed' });
    else if (next.kind === 'choice') play.append({ type: 'move', seat: next.seat, move: game.moves(play.state)[0] as string });
  }
  return play;
}

const play = kicked([undefined, 'rookie']);
const reviewed = (async () => {
  const oracle = await loadOracle('pocket-rugby', play.header.options, 2);
  if (!oracle) throw new Error('nobody knows');
  return review(play, oracle);
})();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const findShipped: FindSolution = async (game, name) => {
  const address = SOLUTIONS[game]?.[name];
  return address ? fileOf(readFileSync(new URL(address))) : null;
};

/** A match of the hexagons after some random turns, and what each turn is worth to who plays. */
async function afterTurns(turns: number, options: OptionValues) {
  const game = GAMES.get('play-ball') as Game;
  const header = newHeader(game, { seats: [{ name: 'A' }, { name: 'B', bot: 'rookie' }], options, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const played = Play.start(game, header.value);
  const random = repeatableRandom(19);
  for (let i = 0; i < turns; i++) {
    const moves = game.moves(played.state);
    played.append({ type: 'move', seat: i % 2, move: moves[random(moves.length)] as string });
  }
  const oracle = await loadOracle('play-ball', header.value.options, 2, findShipped);
  if (!oracle || played.next.kind !== 'choice') throw new Error('nobody knows');
  const { seat } = played.next;
  const worth = oracle.weigh(played.state).map(({ move, expect }) => ({ move, chance: expect[seat] as number }));
  const judge = async ({ move }: { move: string }) => judgeChoice(game, oracle, played.state, move);
  return { game, played, oracle, seat, worth, judge };
}

/** Somebody's answer to a decision of their own, once it is judged. */
async function answered(mistake: Mistake, move: string, judge: Parameters<typeof ownPuzzle>[1]): Promise<Attempt> {
  const of = await ownPuzzle(mistake, judge);
  if (!of) throw new Error('no problem');
  const attempt = new Attempt(of, () => undefined, true);
  attempt.choose(move);
  await vi.waitFor(() => expect(attempt.judging).toBe(false));
  return attempt;
}

describe('an answer', () => {
  test('that is as good as the best one is right, however many there are; a worse one is not', async () => {
    const { game, played, seat, worth, judge } = await afterTurns(3, { field: 'court', first: 0 });
    const most = Math.max(...worth.map(({ chance }) => chance));
    const good = worth.filter(({ chance }) => chance === most);
    const bad = worth.filter(({ chance }) => chance < most);
    expect(good.length).toBeGreaterThan(2);
    expect(bad.length).toBeGreaterThan(1);
    const [best, ...equals] = good as [(typeof good)[0], ...typeof good];
    const [made, ...others] = bad as [(typeof bad)[0], ...typeof bad];
    const record = makeRecordJson(played.match);
    const chances = [best.chance, made.chance] as const;
    const mistake = { gameId: 'play-ball', record, seat, best: best.move, made: made.move, chances, due: '2026-11-19', known: 0 };
    for (const { move } of equals.slice(0, 5)) {
      const attempt = await answered(mistake, move, judge);
      expect([attempt.solved, attempt.tried.at(-1)?.chance]).toEqual([true, most]);
    }
    const missed = await answered(mistake, others[0]?.move ?? '', judge);
    expect([missed.over, missed.solved]).toEqual([true, false]);
    expect(game.moves(played.state).length).toBeGreaterThanOrEqual(worth.length);
  });

  test('that nobody can judge is neither right nor wrong: one may choose again', async () => {
    const { played, seat, worth } = await afterTurns(1, { field: 'court', first: 0 });
    const [best, made, other] = worth.map(({ move }) => move) as [string, string, string];
    const record = makeRecordJson(played.match);
    const mistake = { gameId: 'play-ball', record, seat, best, made, chances: [1, 0] as const, due: '2026-11-19', known: 0 };
    const attempt = await answered(mistake, other, async () => {
      throw new Error('no worker');
    });
    expect([attempt.over, attempt.tried.at(-1)?.unknown]).toEqual([false, true]);
    attempt.choose(best);
    expect(attempt.solved).toBe(true);
  });

  test('is marked where its worth is an estimate', async () => {
    const { played, seat, oracle, worth, judge } = await afterTurns(1, { field: 'park', first: 0 });
    expect(oracle.source).toBe('search');
    expect(await judge({ move: worth[0]?.move ?? '' })).toMatchObject({ right: true, estimated: true });
    const [best, made] = [worth[0]?.move ?? '', played.game.moves(played.state)[0] ?? ''];
    const record = makeRecordJson(played.match);
    const given = { gameId: 'play-ball', record, seat, best, made, chances: [0.6, 0.4] as const, due: '2026-11-19', known: 0 };
    expect((await ownPuzzle({ ...given, estimated: true }))?.puzzles.estimated).toBe(true);
    expect((await ownPuzzle(given))?.puzzles.estimated).toBe(false);
  });
});

describe('where most is given away', () => {
  const kept = (matches: readonly (readonly [string, string])[]) => matches.map(([id, gameId]) => ({ id, gameId, estimated: false }));

  test('goes by the matches of that game, and by the cost in one of them', () => {
    const given = [
      { gameId: 'a', why: 'often', count: 20, cost: 2 },
      { gameId: 'b', why: 'dear', count: 3, cost: 1 },
    ];
    const looked = kept([...Array.from({ length: 10 }, (_, i) => [`a${i}`, 'a'] as const), ['b0', 'b'], ['b1', 'b']]);
    const [first, second] = worstFirst(given, looked);
    expect([first?.why, first?.matches, first?.perMatch]).toEqual(['dear', 2, 0.5]);
    expect([second?.why, second?.matches, second?.perMatch]).toEqual(['often', 10, 0.2]);
  });

  test('tells kicks by their angle, and what was chosen', async () => {
    const puzzles = await loadPuzzles('pocket-rugby');
    noteMistakes('one', play, await reviewed, 0, puzzles, '2026-11-16');
    const kinds = mistakesKept().given.map(({ kind, move }) => kind ?? move);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds).toContain('kick_side');
    for (const { kind, why } of mistakesKept().given) {
      if (kind !== undefined) expect(puzzles?.kinds?.[kind]?.fr, kind).toBeTruthy();
      else expect(why).toBe('drop-or-fifty22');
    }
  });

  test('a match that was kept by its id alone counts for its game', () => {
    localStorage.setItem(
      'pocket-stadium:journey',
      JSON.stringify({ matches: [{ id: 'old', game: 'a', date: '', seats: [], here: [], winners: [] }] }),
    );
    localStorage.setItem('pocket-stadium:mistakes', JSON.stringify({ matches: ['old'], mistakes: [], given: [] }));
    expect(mistakesKept().matches).toEqual([{ id: 'old', gameId: 'a', estimated: false }]);
  });
});

describe('my mistakes', () => {
  test('the costliest decisions of the person come back after three days, each match once', async () => {
    noteMistakes('one', play, await reviewed, 0, null, '2026-11-16');
    noteMistakes('one', play, await reviewed, 0, null, '2026-11-16');
    const { mistakes, matches, given } = mistakesKept();
    expect(matches).toEqual([{ id: 'one', gameId: 'pocket-rugby', estimated: false }]);
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes.length).toBeLessThanOrEqual(3);
    for (const { seat, chances, best, made } of mistakes) {
      expect(seat).toBe(0);
      expect(chances[0] - chances[1]).toBeGreaterThanOrEqual(0.02);
      expect(best).not.toBe(made);
    }
    expect(dueMistakes('2026-11-18')).toEqual([]);
    expect(dueMistakes('2026-11-19')).toEqual(mistakes);
    const costs = (await reviewed).entries.filter(({ seat }) => seat === 0).map(({ cost }) => Math.max(0, cost?.[0] ?? 0));
    expect(given.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(
      costs.reduce((sum, cost) => sum + cost, 0),
      6,
    );
  });

  test('each is a problem from the moment before the decision', async () => {
    noteMistakes('one', play, await reviewed, 0, null, '2026-11-16');
    for (const mistake of mistakesKept().mistakes) {
      const of = await ownPuzzle(mistake);
      if (!of) throw new Error('no problem');
      const ended = vi.fn();
      const attempt = new Attempt(of, ended, true);
      expect(attempt.seat).toBe(0);
      expect(of.game.moves(attempt.state)).toContain(mistake.made);
      attempt.choose(mistake.best);
      expect(ended).toHaveBeenCalledWith(true, 1);
      expect(of.puzzles.ask(attempt.state, 'own').en).toMatch(/cost you \d+ points/);
    }
    expect(await ownPuzzle({ ...mistakesKept().mistakes[0], record: 'nonsense' } as never)).toBeNull();
  });

  test('what is known comes back later and at last no more; what was missed comes back the next day', async () => {
    noteMistakes('one', play, await reviewed, 0, null, '2026-11-16');
    const record = mistakesKept().mistakes[0]?.record ?? '';
    const due = () => mistakesKept().mistakes.find((one) => one.record === record)?.due;
    noteAgain(record, false, '2026-11-19');
    expect(due()).toBe('2026-11-20');
    noteAgain(record, true, '2026-11-20');
    expect(due()).toBe('2026-11-27');
    noteAgain(record, true, '2026-11-27');
    expect(due()).toBe('2026-12-18');
    noteAgain(record, true, '2026-12-18');
    expect(due()).toBeUndefined();
    forgetMistakes();
    expect(mistakesKept().matches).toEqual([]);
  });

  test('nothing is kept from what somebody else wrote there', () => {
    localStorage.setItem('pocket-stadium:mistakes', '{"matches":3}');
    expect(mistakesKept().mistakes).toEqual([]);
  });
});
