import type { Region, Spans } from '../../_hex/rules/grid.ts';

/** A board as its author writes it (U1, U2). */
export interface BoardChart {
  /** The value of the option `side`, and the first word of a position. */
  readonly side: number;
  readonly spans: Spans;
  /** The camps of the chicks, the foxes and the snakes. */
  readonly camps: readonly [Region, Region, Region];
}

/** Hexagons with camps of three by three in alternate corners, the default first (U1, U2). */
export const BOARDS: readonly [BoardChart, ...BoardChart[]] = [
  {
    side: 7,
    spans: { x: 6, y: 6, z: 6 },
    camps: [
      { y: [4, 6], z: [-6, -4] },
      { x: [4, 6], y: [-6, -4] },
      { z: [4, 6], x: [-6, -4] },
    ],
  },
  {
    side: 6,
    spans: { x: 5, y: 5, z: 5 },
    camps: [
      { y: [3, 5], z: [-5, -3] },
      { x: [3, 5], y: [-5, -3] },
      { z: [3, 5], x: [-5, -3] },
    ],
  },
  {
    side: 5,
    spans: { x: 4, y: 4, z: 4 },
    camps: [
      { y: [2, 4], z: [-4, -2] },
      { x: [2, 4], y: [-4, -2] },
      { z: [2, 4], x: [-4, -2] },
    ],
  },
];
