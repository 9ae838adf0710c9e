import { CARD, el, INK, type Piece, RED } from '@pocket-stadium/print/kit';
import * as w from '../words/print.ts';
import { COUNTER } from './counters.ts';
import { playerFigure } from './player.ts';

/** What a base of the printed diamond takes, in points: a disc, and a square, whose corners reach further. */
export const RUNNER = { disc: 46, square: 36 } as const;

const drawing = (ink: string) => (number: number) =>
  el('g', { transform: 'translate(-3 -18) scale(0.82)' }, playerFigure(0, 0, ink, String(number)));

/** Runners of both sides, red discs and white squares, and counters for the outs. */
export const RUNNERS: readonly Piece[] = [
  { count: 8, fill: RED, ink: CARD, shape: 'disc', size: RUNNER.disc, drawing: drawing(CARD) },
  { count: 8, fill: CARD, ink: INK, shape: 'square', size: RUNNER.square, drawing: drawing(INK) },
  { letter: w.counter_out, count: 3, fill: '#F2D3D0', ink: INK, shape: 'disc', size: COUNTER },
];
