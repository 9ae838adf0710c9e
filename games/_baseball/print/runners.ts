import { CARD, INK, type Piece, RED } from '@pocket-stadium/print/kit';
import * as w from '../words/print.ts';

/** Runners of both teams, home in red and visitors in white. */
export const RUNNERS: readonly Piece[] = [
  { letter: w.letter, count: 7, fill: RED, ink: CARD, shape: 'disc', numbered: true },
  { letter: w.letter_2, count: 7, fill: CARD, ink: INK, shape: 'disc', numbered: true },
];
