import '../match/test-browser.ts';
import { loadOracle, review } from '@pocket-stadium/bots';
import { seededFaces } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { type Game, newHeader, Play } from '@pocket-stadium/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Attempt } from './attempt.svelte.ts';
import { dueMistakes, forgetMistakes, mistakesKept, noteAgain, noteMistakes } from './mistakes.ts';
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

describe('my mistakes', () => {
  test('the costliest decisions of the person come back after three days, each match once', async () => {
    noteMistakes('one', play, await reviewed, 0, '2026-11-16');
    noteMistakes('one', play, await reviewed, 0, '2026-11-16');
    const { mistakes, matches, given } = mistakesKept();
    expect(matches).toEqual(['one']);
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
    noteMistakes('one', play, await reviewed, 0, '2026-11-16');
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
    noteMistakes('one', play, await reviewed, 0, '2026-11-16');
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
