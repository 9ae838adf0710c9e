import { type Cell, rotation } from '../../_hex/rules/index.ts';
import { COLOURS, type Colour, freeCount, PAWNS, type PackedPawns, PREY } from '../rules/index.ts';
import type { Ground } from './ground.ts';
import { NETWORK } from './network-weights.ts';
import { chanceOf } from './throws.ts';

/** The side of the board on whose games the network learnt. */
export const NETWORK_SIDE = 7;

/** What a look costs, in nodes. A node is a turn played on at a glance. */
export const LOOK_NODES = 0.2;

const CELLS = 127;
const CAMP = 9;
const FIRST = 64;
const SECOND = 32;
const CHANCES = 6;
/** Rows of the inputs: free pawns by seat and cell, prisoners by seat and cell of the camp, how many are free, chances. */
const HELD = 3 * CELLS;
const COUNTS = HELD + 3 * CAMP;
const CHANCE = COUNTS + 3 * (PAWNS + 1);
const ROWS = CHANCE + 3 * CHANCES;

interface Layers {
  readonly inputs: Float32Array;
  readonly first: Float32Array;
  readonly between: Float32Array;
  readonly second: Float32Array;
  readonly out: Float32Array;
  readonly bias: Float32Array;
}

/** Each part of a network is a number of four bytes, by which its weights of one byte are multiplied. */
function unpack(text: string): readonly Layers[] {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const numbers = new DataView(bytes.buffer);
  let at = 0;
  const take = (count: number) => {
    const unit = numbers.getFloat32(at, true);
    const from = at + 4;
    at = from + count;
    return Float32Array.from({ length: count }, (_, i) => unit * numbers.getInt8(from + i));
  };
  return COLOURS.map(() => ({
    inputs: take(ROWS * FIRST),
    first: take(FIRST),
    between: take(FIRST * SECOND),
    second: take(SECOND),
    out: take(SECOND),
    bias: take(1),
  }));
}

let unpacked: readonly Layers[] | null = null;

/**
 * The chance of a seat to win against two regular players, by a network that learnt from games. It sees the board
 * turned so that the seat is always the same; there is one for each seat that may be the next to throw.
 */
export class Network {
  private readonly layers: readonly Layers[];
  private readonly turned: readonly (readonly Cell[])[];
  private readonly campIndex: Uint8Array;
  private readonly hidden = new Float64Array(FIRST);

  constructor(private readonly ground: Ground) {
    const { grid, camps } = ground.board;
    unpacked ??= unpack(NETWORK);
    this.layers = unpacked;
    this.turned = COLOURS.map((colour) => rotation(grid, -2 * colour) as readonly Cell[]);
    this.campIndex = new Uint8Array(grid.size);
    for (const camp of camps) for (const [index, cell] of camp.entries()) this.campIndex[cell] = index;
  }

  /** The chance of `seat`, where `next` is to throw. */
  chance(pawns: PackedPawns, seat: Colour, next: Colour): number {
    // The seat after the one that has just moved is the first, the second or the third one after `seat`.
    const { inputs, first, between, second, out, bias } = this.layers[(next - seat + 2) % 3] as Layers;
    const { hidden, ground, campIndex } = this;
    const { arrivals } = ground;
    const turned = this.turned[seat] as readonly Cell[];
    hidden.set(first);
    arrivals.lay(pawns);
    for (let place = 0; place < 3; place++) {
      const colour = ((seat + place) % 3) as Colour;
      const prey = PREY[colour];
      const free = freeCount(pawns, colour);
      const left = freeCount(pawns, prey);
      for (let i = 0; i < PAWNS; i++) {
        const cell = turned[pawns[colour * PAWNS + i] as Cell] as Cell;
        this.add(inputs, i < free ? place * CELLS + cell : HELD + place * CAMP + (campIndex[cell] as number), 1);
      }
      this.add(inputs, COUNTS + place * (PAWNS + 1) + free, 1);
      let any = 0;
      let twice = 0;
      let all = 0;
      for (let i = 0; i < left; i++) {
        const throws = arrivals.captures(colour, i);
        twice |= any & throws;
        any |= throws;
        all += chanceOf(throws);
      }
      const row = CHANCE + place * CHANCES;
      this.add(inputs, row, chanceOf(any));
      this.add(inputs, row + 1, chanceOf(twice));
      this.add(inputs, row + 2, all);
      this.add(inputs, row + 3, chanceOf(arrivals.releases(colour)));
      if (left === 1) this.add(inputs, row + 4, chanceOf(any));
      if (left === 2) this.add(inputs, row + 5, chanceOf(twice));
    }
    let sum = bias[0] as number;
    for (let j = 0; j < SECOND; j++) {
      let value = second[j] as number;
      const row = j * FIRST;
      for (let i = 0; i < FIRST; i++) {
        const above = hidden[i] as number;
        if (above > 0) value += above * (between[row + i] as number);
      }
      if (value > 0) sum += value * (out[j] as number);
    }
    return 1 / (1 + Math.exp(-sum));
  }

  private add(inputs: Float32Array, row: number, times: number): void {
    if (times === 0) return;
    const { hidden } = this;
    const from = row * FIRST;
    for (let i = 0; i < FIRST; i++) hidden[i] = (hidden[i] as number) + times * (inputs[from + i] as number);
  }
}
