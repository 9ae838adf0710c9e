import { Limit } from '@pocket-stadium/bots/kit';
import { newHeader, Play, repeatableRandom } from '@pocket-stadium/kernel';
import { describe, expect, it } from 'vitest';
import { rotation } from '../../_hex/rules/index.ts';
import {
  type AllPawns,
  COLOURS,
  type Colour,
  nextColour,
  PACKED_LENGTH,
  PAWNS,
  packPawns,
  type RunyState,
  game as runyRunRun,
  unpackPawns,
} from '../rules/index.ts';
import { Foresight } from './foresight.ts';
import { groundOf } from './ground.ts';
import { NETWORK_SIDE, Network } from './network.ts';
import { place } from './placing.ts';
import { listTurns } from './turn-list.ts';
import { Weigher } from './weigher.ts';

function at(text: string): RunyState {
  const parsed = runyRunRun.position?.parse(text);
  if (!parsed?.ok) throw new Error(text);
  return parsed.value;
}

const MIDDLE = at(`${NETWORK_SIDE} 2 e10,g13,h5,h12,k3* j2,k1,l1,m3,c3* a4,h4,e11*,f11*,g11*`);
const ground = groundOf(MIDDLE);
const network = new Network(ground);

/** The same position a third of a turn further, every colour one seat on. */
function turned(pawns: AllPawns): AllPawns {
  const cells = rotation(ground.board.grid, 2) ?? [];
  const ascending = (list: readonly number[]) => list.map((cell) => cells[cell] as number).sort((a, b) => a - b);
  const [a, b, c] = pawns.map(({ free, held }) => ({ free: ascending(free), held: ascending(held) }));
  return [c, a, b] as unknown as AllPawns;
}

describe('the network', () => {
  it('knows no seat from another: a position turned by a third is worth the same', () => {
    for (const seat of COLOURS) {
      for (const next of COLOURS) {
        const chance = network.chance(packPawns(MIDDLE.pawns), seat, next);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
        expect(network.chance(packPawns(turned(MIDDLE.pawns)), nextColour(seat), nextColour(next))).toBeCloseTo(chance, 10);
      }
    }
  });

  it('would rather hold four than none, and have the throw than not', () => {
    const chance = (text: string, seat: Colour) => {
      const { pawns, turn } = at(text);
      return network.chance(packPawns(pawns), seat, turn);
    };
    const ahead = `${NETWORK_SIDE} 0 e11,f11,f12,g11,h11 k1,k2,l1,l2,m1 a4,g12*,g13*,h12*,i11*`;
    expect(chance(ahead, 0)).toBeGreaterThan(0.6);
    const level = `${NETWORK_SIDE} 0 e11,f11,f12,g11,h11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1`;
    expect(chance(level, 0)).toBeGreaterThan(chance(level.replace(' 0 ', ' 1 '), 0));
  });
});

it('the setup is one that the network likes better than most', () => {
  const header = newHeader(runyRunRun, { seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }], dice: { kind: 'hand' } });
  if (!header.ok) throw new Error(header.problem.message.en);
  const { state } = Play.start(runyRunRun, header.value);
  const others = packPawns(at(`${NETWORK_SIDE} 0 e11,f11,f12,g11,h11 k1,k2,l1,l2,m1 a1,a2,b1,b2,c1`).pawns);
  const chanceOfSetup = (move: string) => {
    const step = runyRunRun.choose(state, move);
    if (!step.ok) throw new Error(step.problem.message.en);
    others.set(packPawns(step.state.pawns).subarray(0, PAWNS));
    return network.chance(others, 0, 0);
  };
  const limit = Limit.of({}, 4000);
  const chosen = chanceOfSetup(place(runyRunRun, state, network, limit, repeatableRandom(1)));
  const better = runyRunRun.moves(state).filter((move) => chanceOfSetup(move) > chosen);
  expect(better.length).toBeLessThan(40);
  expect(limit.nodes).toBeGreaterThan(0);
});

describe('looking ahead', () => {
  const dice = [5, 6] as const;
  const thrown = runyRunRun.roll(MIDDLE, dice).state;
  const choose = (nodes: number) => {
    const limit = Limit.of({ nodes }, 0);
    const index = new Foresight(ground, network, limit, repeatableRandom(1)).choose(listTurns(thrown));
    return { index, spent: limit.nodes };
  };

  it('takes the turn that the network likes best where there is no time for more', () => {
    const { results } = listTurns(thrown);
    const chances = results.map((after) => network.chance(after, 2, 0));
    expect(choose(1).index).toBe(chances.indexOf(Math.max(...chances)));
  });

  it('keeps to its nodes, but for what it has begun', () => {
    const [few, more] = [choose(200).spent, choose(4000).spent];
    expect(few).toBeLessThan(300);
    expect(more).toBeGreaterThan(few);
    expect(more).toBeLessThan(4000);
  });

  it('replies with a turn worth as much as any', () => {
    const weigher = new Weigher(ground);
    const before = packPawns(MIDDLE.pawns);
    const into = new Uint8Array(PACKED_LENGTH);
    weigher.play(before, 2, dice, repeatableRandom(2), into);
    const { results } = listTurns(thrown);
    const values = results.map((after) => weigher.value(before, 2, after));
    expect(results.map((after) => after.join())).toContain(into.join());
    expect(weigher.value(before, 2, into)).toBe(Math.max(...values));
    expect(Math.max(...values)).toBeGreaterThan(Math.min(...values));
    expect(unpackPawns(into)).not.toEqual(MIDDLE.pawns);
  });
});
