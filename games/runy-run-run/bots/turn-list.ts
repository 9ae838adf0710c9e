import type { Move } from '@pocket-stadium/kernel';
import {
  type Colour,
  freeCount,
  generateList,
  PACKED_LENGTH,
  type PackedPawns,
  PREY,
  packPawns,
  type RunyState,
  type TurnGenerator,
} from '../rules/index.ts';
import { type Ground, groundOf } from './ground.ts';

/** What a bot chooses among, after its throw. Texts and legs are made on demand, until the next list is asked for. */
export interface TurnList {
  readonly ground: Ground;
  readonly colour: Colour;
  readonly before: PackedPawns;
  /** The pawns after each turn. A turn is an index of this list. */
  readonly results: readonly PackedPawns[];
  text(index: number): Move;
  /** The legs of a turn, as the rules know them. */
  legs(index: number): ReturnType<TurnGenerator['legsOf']>;
}

export function listTurns(state: RunyState): TurnList {
  const ground = groundOf(state);
  const { list } = ground;
  const results = Array.from({ length: generateList(list, state) }, (_, i) => {
    const result = new Uint8Array(PACKED_LENGTH);
    list.result(i, result);
    return result;
  });
  return {
    ground,
    colour: state.turn,
    before: packPawns(state.pawns),
    results,
    text: (index) => list.textOf(index),
    legs: (index) => list.legsOf(index),
  };
}

/** What a turn gains at once: prey captured, and pawns released. */
export function gains(before: PackedPawns, colour: Colour, after: PackedPawns): { readonly captures: number; readonly releases: number } {
  const prey = PREY[colour];
  return {
    captures: freeCount(before, prey) - freeCount(after, prey),
    releases: freeCount(after, colour) - freeCount(before, colour),
  };
}
