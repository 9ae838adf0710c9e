import { botRandom, seededFaces } from '@pocket-stadium/dice';
import { type Game, newHeader, Play } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../shelf/rules.ts';
import { type Bases, hasMan } from '../rules/index.ts';
import { lineupAfter } from './runners.ts';

const MATCHES = process.env.SOAK === '1' ? 200 : 10;

function open(id: string, options: Record<string, unknown>): Play {
  const game = GAMES.get(id) as Game;
  const header = newHeader(game, { seats: [{ name: 'A' }, { name: 'B' }], options, dice: { kind: 'seed', seed: 's' } });
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
