import { CARD, INK, type Piece, RED } from '@pocket-stadium/print/kit';

/** Runners of both teams, home in red and visitors in white. */
export const RUNNERS: readonly Piece[] = [
  { letter: { fr: 'R', en: 'H' }, count: 7, fill: RED, ink: CARD, shape: 'disc', numbered: true },
  { letter: { fr: 'V', en: 'V' }, count: 7, fill: CARD, ink: INK, shape: 'disc', numbered: true },
];
