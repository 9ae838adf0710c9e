import { type Bot, contestHeader, type Player, playMatch } from '@pocket-stadium/bots';
import { botRandom, diceStream } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import type { Game } from '@pocket-stadium/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStadium, stadium } from './stadium.ts';

beforeAll(buildStadium);

describe('stadium arena', () => {
  const args = ['arena', 'play-ball', 'regular', 'rookie', '--option', 'field=court', '--games', '7', '--seed', 'cup'];

  it('says who won how often, how sure that is and what it makes in Elo', () => {
    const { code, out, err } = stadium([...args, '--lang', 'en']);
    expect(err).toBe('');
    expect(code).toBe(0);
    // Seven matches would favour a seat, so eight are played.
    expect(out).toMatch(/^Play Ball: 8 matches, 2 seats, seed "cup"/);
    expect(out).toMatch(/regular +8 +[\d.]+ % \[[\d.]+ – [\d.]+\]/);
    expect(out).toMatch(/regular +rookie +[\d.]+ % \[[\d.]+ – [\d.]+\] +\S+ \[\S+ – \S+\]/);
  });

  it('gives the same results on any number of threads', () => {
    const [one, three] = ['1', '3'].map((workers) => stadium([...args, '--json', '--workers', workers]).out);
    expect(one).toBe(three);
    const { results, matches, players } = JSON.parse(one ?? '');
    expect(matches).toBe(8);
    expect(players).toEqual(['regular', 'rookie'].map((player) => ({ player, budget: { nodes: 5000 } })));
    expect(results.map(({ share }: { share: { mean: number } }) => share.mean).reduce((a: number, b: number) => a + b)).toBe(1);
  });

  it('sets a table of three from two names, and counts a name given twice as one player', () => {
    const { out } = stadium(['arena', 'runy-run-run', 'rookie', 'child', 'child', '--games', '3', '--seed', 'x', '--json']);
    const { results } = JSON.parse(out);
    const share = Object.fromEntries(
      results.map((result: { player: string; share: { mean: number } }) => [result.player, result.share.mean]),
    );
    expect(share.rookie + 2 * share.child).toBeCloseTo(1, 9);
  });

  it('refuses players it does not know and contests of one', () => {
    for (const [names, text] of [
      [['best', 'nobody'], 'rookie, regular, best, nina, gus, basile, zoe, ida, child, beginner, random'],
      [['best'], 'two players'],
      [['best', 'best', '--seats', '5'], 'seats'],
    ] as const) {
      const { code, err } = stadium(['arena', 'play-ball', ...names, '--lang', 'en']);
      expect(code).toBe(2);
      expect(err).toContain(text);
    }
  });
});

describe('what a bot draws from', () => {
  it('tells it nothing about the next die', () => {
    const game = GAMES.get('pocket-rugby') as Game;
    const header = contestHeader(game, {}, ['A', 'B']);
    if (!header.ok) throw new Error('header');
    let guesses = 0;
    let right = 0;
    for (let number = 0; number < (process.env.SOAK ? 5000 : 300); number++) {
      const random = botRandom('guess', number);
      const dice = diceStream('guess', number);
      let guess: number | null = null;
      const guesser: Bot = {
        choose(given, view) {
          guess = random(6) + 1;
          return given.moves(view)[0] as string;
        },
      };
      const player: Player = { bot: guesser, budget: {} };
      const watched = (count: number) => {
        const faces = dice(count);
        if (guess !== null) {
          guesses++;
          if (guess % 2 === (faces[0] as number) % 2) right++;
        }
        guess = null;
        return faces;
      };
      playMatch(game, header.value, [player, player], { dice: watched, random });
    }
    expect(guesses).toBeGreaterThan(1000);
    expect(Math.abs(right - guesses / 2)).toBeLessThan(4 * Math.sqrt(guesses / 4));
  });
});
