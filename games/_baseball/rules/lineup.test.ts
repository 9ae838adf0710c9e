import { botRandom, seededFaces } from '@pocket-stadium/dice';
import { type Game, newHeader, Play } from '@pocket-stadium/kernel';
import { openPlay, playScript } from '@pocket-stadium/kernel/test-play';
import { describe, expect, it } from 'vitest';
import { game as diceAndRun } from '../../dice-and-run/rules/index.ts';
import { GAMES } from '../../shelf/rules.ts';
import { type Bases, hasMan } from './diamond.ts';
import { lineupAfter, lineupAt, pathsIn } from './lineup.ts';

const MATCHES = process.env.SOAK === '1' ? 200 : 10;

function open(id: string, options: Record<string, unknown>, count = 2): Play {
  const game = GAMES.get(id) as Game;
  const header = newHeader(game, {
    seats: Array.from({ length: count }, (_, i) => ({ name: `Seat${i}` })),
    options,
    dice: { kind: 'seed', seed: 's' },
  });
  if (!header.ok) throw new Error(header.problem.message.en);
  return Play.start(game, header.value);
}

/** Plays a match at random and looks at every state on the way. */
function playOut(play: Play, seed: string, look: (play: Play) => void): void {
  const random = botRandom(seed, 0);
  while (play.next.kind !== 'over') {
    const { next } = play;
    const moves = play.game.moves(play.state);
    const refused =
      next.kind === 'roll'
        ? play.append({ type: 'roll', seat: next.seat, faces: seededFaces(seed, play.rolls, next.dice), from: 'seed' })
        : play.append({ type: 'move', seat: next.seat, move: moves[random(moves.length)] as string });
    if (refused) throw new Error(refused.problem.message.en);
    look(play);
  }
}

describe('the men drawn on the field', () => {
  const cases = [
    ['one-die-baseball', {}],
    ['two-dice-baseball', {}],
    ['dice-and-run', { mode: 'basic' }],
    ['dice-and-run', { mode: 'advanced' }],
  ] as const;
  it.each(cases)('stand where the rules say, in %s %o', (id, options) => {
    for (let match = 0; match < MATCHES; match++) {
      playOut(open(id, options), `${id}-${match}`, (play) => {
        if (play.over) return;
        const { bases } = play.state as { bases: Bases };
        const { runners, batter } = lineupAfter(play.facts());
        expect(runners.map(({ base }) => base)).toEqual([1, 2, 3].filter((base) => hasMan(bases, base)));
        expect(new Set([batter, ...runners.map(({ number }) => number)]).size).toBe(runners.length + 1);
      });
    }
  });
});

describe('the ways of the men in one step', () => {
  const hit = { code: 'single', moves: [{ from: 0, to: 1 }], outs: 0 };
  const error = { code: 'error', moves: [{ from: 1, to: 2 }], outs: 0 };
  const caught = { code: 'caught', moves: [{ from: 1, to: 'out' }], outs: 1 };

  it('go on over all its plays: a single and the error after it are one way to second', () => {
    expect(pathsIn({ runners: [], batter: 4 }, [hit, error])).toEqual([{ number: 4, from: 0, to: 2 }]);
  });
  it('are those of every man, each by himself', () => {
    const loaded = {
      code: 'single',
      moves: [
        { from: 3, to: 4 },
        { from: 0, to: 1 },
      ],
      outs: 0,
    };
    expect(pathsIn({ runners: [{ number: 2, base: 3 }], batter: 4 }, [loaded, error])).toEqual([
      { number: 2, from: 3, to: 4 },
      { number: 4, from: 0, to: 2 },
    ]);
  });
  it('end where a man is put out', () => {
    expect(pathsIn({ runners: [], batter: 4 }, [hit, caught])).toEqual([{ number: 4, from: 1, to: 'out' }]);
    expect(pathsIn({ runners: [], batter: 4 }, [])).toEqual([]);
  });
});

describe('the man at bat', () => {
  const after = (...script: readonly (string | readonly number[])[]) =>
    lineupAfter(playScript(openPlay(diceAndRun, { first: 0, mode: 'advanced' }), script).facts());
  /** A hidden pitch that nobody looks at, a single, and what the defence does about it. */
  const SINGLE = [[1, 2], 'swing', [1, 1]] as const;
  const ERROR = ['react', [1]] as const;

  it('is number 1 until the first play', () => {
    expect(after()).toEqual({ runners: [], batter: 1 });
  });
  it('is number 2 after a single', () => {
    expect(after(...SINGLE, 'accept')).toEqual({ runners: [{ number: 1, base: 1 }], batter: 2 });
  });
  it('is number 2 after an error as well: the man whose hit it was runs on, and nobody else has batted', () => {
    expect(after(...SINGLE, ...ERROR)).toEqual({ runners: [{ number: 1, base: 2 }], batter: 2 });
  });
  it('stays at bat after a wild pitch, a pickoff and a runner caught stealing', () => {
    expect(after(...SINGLE, 'accept', 'hold', [1, 1], 'take')).toEqual({ runners: [{ number: 1, base: 2 }], batter: 2 });
    expect(after(...SINGLE, 'accept', 'hold', [6, 6], 'take')).toEqual({ runners: [], batter: 2 });
    expect(after(...SINGLE, 'accept', 'steal1', [1], [1, 1])).toEqual({ runners: [], batter: 2 });
  });
  it('follows a man who is out, alone or with a runner', () => {
    expect(after([1, 2], 'swing', [5, 6])).toEqual({ runners: [], batter: 2 });
    expect(after(...SINGLE, 'accept', 'hold', [1, 2], 'swing', [2, 3])).toEqual({ runners: [], batter: 3 });
  });

  it.each(['basic', 'advanced'])('is the one whose turn the rules say it is, in teams of four: %s', (mode) => {
    for (let match = 0; match < MATCHES; match++) {
      let half = '';
      let first = 0;
      playOut(open('dice-and-run', { mode }, 8), `turns-${match}`, (play) => {
        if (play.over) return;
        const { standing, batters } = play.state as { standing: { inning: number; side: number }; batters: readonly number[] };
        const now = batters[standing.side] as number;
        const { batter } = lineupAfter(play.facts());
        if (`${standing.inning} ${standing.side}` !== half) {
          half = `${standing.inning} ${standing.side}`;
          first = now - batter + 1;
        }
        expect((first + batter - 1 + 8) % 4).toBe(now % 4);
      });
    }
  });
});

it('a position without a match has its men too: who is furthest batted first', () => {
  expect(lineupAt(0)).toEqual({ runners: [], batter: 1 });
  expect(lineupAt(0b101)).toEqual({
    runners: [
      { number: 1, base: 3 },
      { number: 2, base: 1 },
    ],
    batter: 3,
  });
});
