import type { Move } from '@pocket-stadium/kernel';
import {
  beginTurn,
  type Colour,
  freeCount,
  LEG_SEPARATOR,
  makeLeg,
  PACKED_LENGTH,
  type PackedPawns,
  PREY,
  packPawns,
  type RunyState,
} from '../rules/index.ts';
import { type Terrain, terrainOf } from './ground.ts';

/** What a bot chooses among, after its throw. */
export interface TurnList {
  readonly terrain: Terrain;
  readonly colour: Colour;
  readonly before: PackedPawns;
  readonly results: readonly PackedPawns[];
  text(index: number): Move;
  /** The legs of a turn, as the rules know them. */
  legs(index: number): ReturnType<Terrain['now']['legsOf']>;
}

export function listTurns(state: RunyState): TurnList {
  const terrain = terrainOf(state);
  const { board, now } = terrain;
  const { colour, most } = beginTurn(state);
  const before = packPawns(state.pawns);
  const [a = 1, b = 1] = state.dice ?? [];
  const count = now.generate(before, colour, a, b, most);
  const results = Array.from({ length: count }, (_, i) => {
    const result = new Uint8Array(PACKED_LENGTH);
    now.result(i, result);
    return result;
  });
  const legs = (index: number) => now.legsOf(index);
  const text = (index: number) =>
    legs(index)
      .map((leg) => makeLeg(board, leg))
      .join(LEG_SEPARATOR);
  return { terrain, colour, before, results, legs, text };
}

/** What a turn gains at once: prey captured, and pawns released. */
export function gains({ before, colour }: TurnList, after: PackedPawns): { readonly captures: number; readonly releases: number } {
  const prey = PREY[colour];
  return {
    captures: freeCount(before, prey) - freeCount(after, prey),
    releases: freeCount(after, colour) - freeCount(before, colour),
  };
}
