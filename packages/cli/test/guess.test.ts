import { type Bot, contestHeader, levelsOf, loadBot, playMatch } from '@pocket-stadium/bots';
import { botRandom, diceStream } from '@pocket-stadium/dice';
import { GAMES } from '@pocket-stadium/games/shelf/rules';
import { completeOptions, type Game, type OptionValues } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';

/** The games with dice and choices, and the number of matches in which there is enough to guess. */
const WITH_DICE_AND_CHOICES: readonly (readonly [string, Record<string, unknown>, number])[] = [
  ['dice-and-run', { mode: 'advanced', innings: 2 }, 150],
  ['pocket-rugby', { minutes: 20, halves: 1 }, 300],
  ['runy-run-run', { side: 5 }, 90],
];

function setUp(gameId: string, given: Record<string, unknown>): { game: Game; options: OptionValues } {
  const game = GAMES.get(gameId);
  const options = game && completeOptions(game.about.options, given, game.about.seats.min);
  if (!options?.ok || !game) throw new Error(gameId);
  return { game, options: options.value };
}

/** Plays matches with one bot in every seat; `thrown` hears of every throw. */
function play(gameId: string, given: Record<string, unknown>, bot: Bot, matches: number, thrown: (faces: readonly number[]) => void): void {
  const { game, options } = setUp(gameId, given);
  const names = Array.from({ length: game.about.seats.min }, (_, seat) => String(seat));
  const header = contestHeader(game, options, names);
  if (!header.ok) throw new Error(header.problem.message.en);
  for (let match = 0; match < matches; match++) {
    const stream = diceStream('guess', match);
    const dice = (count: number) => {
      const faces = stream(count);
      thrown(faces);
      return faces;
    };
    const players = names.map(() => ({ bot, budget: { nodes: 50 } }));
    playMatch(game, header.value, players, { dice, random: botRandom('guess', match) });
  }
}

/** The ways in which a bot could try to guess the next die, from everything it is handed. */
const GUESSES: readonly ((view: unknown, random: (below: number) => number) => number)[] = [
  (_, random) => random(6),
  (_, random) => random(2),
  (view) => [...JSON.stringify(view)].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7) >>> 4,
];

describe('bots and dice', () => {
  it.each(WITH_DICE_AND_CHOICES)('nothing a bot is handed tells the parity of the next die: %s', async (gameId, options, matches) => {
    const bot = await loadBot(gameId, 'rookie');
    for (const guess of GUESSES) {
      let right = 0;
      let guesses = 0;
      let guessed: number | null = null;
      const guesser: Bot = {
        choose(game, view, seat, budget, random) {
          guessed = guess(view, random) % 2;
          return bot.choose(game, view, seat, budget, random);
        },
      };
      play(gameId, options, guesser, matches, ([face = 0]) => {
        if (guessed === null) return;
        guesses++;
        if (guessed === face % 2) right++;
        guessed = null;
      });
      expect(guesses).toBeGreaterThan(1000);
      expect(Math.abs(right / guesses - 0.5)).toBeLessThan(4 * Math.sqrt(0.25 / guesses));
    }
  });

  it.each(WITH_DICE_AND_CHOICES)('whoever plays, the dice fall the same: %s', async (gameId, options) => {
    const thrown = await Promise.all(
      levelsOf(gameId).map(async (level) => {
        const faces: number[] = [];
        play(gameId, options, await loadBot(gameId, level), 1, (more) => faces.push(...more));
        return faces;
      }),
    );
    const shortest = Math.min(...thrown.map(({ length }) => length));
    expect(shortest).toBeGreaterThan(20);
    for (const faces of thrown) expect(faces.slice(0, shortest)).toEqual(thrown[0]?.slice(0, shortest));
  });

  it('a batter’s bot is not shown the pitch, a pitcher’s is', async () => {
    const seen = { decide: new Set<string>(), answer: new Set<string>() };
    const bot = await loadBot('dice-and-run', 'rookie');
    const watcher: Bot = {
      choose(game, state, seat, budget, random) {
        const { phase } = state as { phase: { at: 'decide' | 'answer'; pitch?: unknown } };
        seen[phase.at]?.add(JSON.stringify(phase.pitch));
        return bot.choose(game, state, seat, budget, random);
      },
    };
    play('dice-and-run', { mode: 'advanced', innings: 1 }, watcher, 20, () => undefined);
    expect([...seen.decide]).toEqual(['null']);
    expect(seen.answer.has('null')).toBe(false);
    expect(seen.answer.size).toBeGreaterThan(5);
  });
});
