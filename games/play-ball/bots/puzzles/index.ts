import type { Puzzles } from '@pocket-stadium/bots/kit';
import type { Words } from '@pocket-stadium/kernel';
import { type PlayBallState, game as playBall } from '../../rules/index.ts';
import * as w from '../../words/puzzles.ts';

const MOTIFS: Readonly<Record<string, { readonly names: Words; readonly asks: Words }>> = {
  now: { names: w.now, asks: w.now_asks },
  three: { names: w.three, asks: w.three_asks },
  five: { names: w.five, asks: w.five_asks },
  hold: { names: w.hold, asks: w.hold_asks },
  quiet: { names: w.quiet, asks: w.quiet_asks },
};

/** Positions of the pitch and the court in which one turn, or a few, do what no other does. */
export const puzzles: Puzzles<PlayBallState> = {
  options: { field: 'pitch', mode: 'standard', first: 0 },
  seats: 2,
  days: [0, 2, 4],
  estimated: false,
  margin: 0.5,
  motifs: MOTIFS,
  load: async () => (await import('./list.ts')).LIST,
  read: (text) => (playBall.position as NonNullable<typeof playBall.position>).parse(text),
  write: (state) => playBall.position?.make(state) ?? '',
  ask: (_, motif) => MOTIFS[motif]?.asks ?? w.hold_asks,
};
