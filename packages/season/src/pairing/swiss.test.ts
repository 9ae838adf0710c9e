import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairSwiss, type SwissPlayer } from './swiss.ts';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A player while a tournament is read. */
interface Playing {
  readonly id: string;
  score: number;
  readonly met: Set<string>;
  hadBye: boolean;
  balance: number;
}

/** The measures of a round. */
interface Measures {
  readonly difference: number;
  readonly bye: number;
}

const lines = readFileSync(new URL('../../vectors/swiss.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line));

function play(line: string, look: (players: readonly Playing[], engine: Measures) => void): void {
  const [count = '', ...rounds] = line.split(' ');
  const players = Array.from(
    { length: Number(count) },
    (_, i): Playing => ({ id: String(i), score: 0, met: new Set(), hadBye: false, balance: 0 }),
  );
  for (const round of rounds) {
    const pairs = (round.match(/.{3}/g) ?? []).map(([one = '', other = '', result = '']) => ({
      one: players[SIGNS.indexOf(one)] as Playing,
      other: players[SIGNS.indexOf(other)],
      result,
    }));
    const difference = pairs.reduce((sum, { one, other }) => sum + (other ? Math.abs(one.score - other.score) : 0), 0);
    look(players, { difference, bye: pairs.find(({ other }) => !other)?.one.score ?? 0 });
    for (const { one, other, result } of pairs) settle(one, other, result);
  }
}

function settle(one: Playing, other: Playing | undefined, result: string): void {
  if (!other) {
    one.score += 2;
    one.hadBye = true;
    return;
  }
  one.met.add(other.id);
  other.met.add(one.id);
  one.balance++;
  other.balance--;
  one.score += { w: 2, d: 1, b: 0 }[result] ?? 0;
  other.score += { w: 0, d: 1, b: 2 }[result] ?? 0;
}

describe('a Swiss pairing', () => {
  it('is no worse than that of a public engine: nobody meets again, no second bye, no larger differences', () => {
    expect(lines.length).toBe(1000);
    let looked = 0;
    for (const line of lines) {
      play(line, (players, engine) => {
        const order = players.toSorted((a, b) => b.score - a.score || Number(a.id) - Number(b.id));
        const { fixtures, bye } = pairSwiss(order);
        const find = (id: string) => players[Number(id)] as SwissPlayer;
        const difference = fixtures.reduce((sum, { home, away }) => sum + Math.abs(find(home).score - find(away).score), 0);
        const found = {
          pairs: fixtures.length,
          people: new Set(fixtures.flatMap(({ home, away }) => [home, away])).size,
          met: fixtures.filter(({ home, away }) => find(home).met.has(away)).length,
          bye: bye !== null,
          secondBye: bye !== null && find(bye).hadBye,
          worse: difference > engine.difference || (bye !== null && find(bye).score > engine.bye),
        };
        const pairs = Math.floor(players.length / 2);
        const right = { pairs, people: 2 * pairs, met: 0, bye: players.length % 2 === 1, secondBye: false, worse: false };
        // One comparison a round: there are thousands.
        if (Object.entries(right).some(([key, value]) => found[key as keyof typeof found] !== value))
          expect([line, found]).toEqual([line, right]);
        looked++;
      });
    }
    expect(looked).toBeGreaterThan(4000);
  });
});
