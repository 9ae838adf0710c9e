import type { Bot } from '@pocket-stadium/bots/kit';
import { playBots } from '@pocket-stadium/bots/kit/test-matches';
import { newHeader, type OptionValues, Play, repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { BOARDS, type RunyState, game as runyRunRun } from '../rules/index.ts';
import { best } from './best.ts';
import { child } from './child.ts';
import { regular } from './regular.ts';
import { rookie } from './rookie.ts';

function start(options: OptionValues): Play<RunyState> {
  const header = newHeader(runyRunRun, { seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }], options, dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  return Play.start(runyRunRun, header.value);
}

function at(text: string, dice: readonly number[]): RunyState {
  const parsed = runyRunRun.position?.parse(text);
  if (!parsed?.ok) throw new Error(text);
  return runyRunRun.roll(parsed.value, dice).state;
}

describe('the bots of Runy', () => {
  it.each(BOARDS)('play legal matches to their end on side $side, with a kind start and a roll-off too', ({ side }) => {
    const quick: Bot<RunyState> = { choose: (game, view, seat, _budget, random) => best.choose(game, view, seat, { nodes: 20 }, random) };
    for (const seats of [
      [quick, regular, rookie],
      [child, quick, child],
    ]) {
      const play = playBots(start({ side, kindStart: true, first: 'roll-off' }), seats, repeatableRandom(side));
      expect(play.over).toBe(true);
    }
  });

  it.each([
    ['best', best],
    ['regular', regular],
  ])('%s captures the last prey when it can', (_, bot) => {
    const state = at('7 0 f8,c1,c2,c3,d4 g13,a2*,a3*,b1*,b2* f6,f12*,g12*,h12*,i11*', [2, 5]);
    const move = bot.choose(runyRunRun, state, 0, { nodes: 50 }, repeatableRandom(1));
    const step = runyRunRun.choose(state, move);
    expect(step.ok && step.state.outcome?.winners).toEqual([0]);
  });

  it('with the same numbers to draw from the best plays the same turn', () => {
    const state = at('7 2 e10,g13,h5,h12,k3* j2,k1,l1,m3,c3* a4,h4,e11*,f11*,g11*', [5, 6]);
    const moves = [1, 2].map(() => best.choose(runyRunRun, state, 2, { nodes: 200 }, repeatableRandom(1)));
    expect(moves[0]).toBe(moves[1]);
  });
});
