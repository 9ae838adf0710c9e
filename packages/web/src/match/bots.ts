import { type Move, type Play, type Seat, viewOf } from '@pocket-stadium/kernel';
import { untilThere } from '../until-there.ts';
import { lineTo } from '../worker-line.ts';

/** A question for the worker: what a seat sees, and how long it may think. */
export interface Asked {
  readonly gameId: string;
  readonly level: string;
  readonly seen: unknown;
  readonly seat: Seat;
  readonly ms: number;
}

const THINKING_MS = 900;

const ask = lineTo<Asked, Move>(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));

/** Asks the bot of a seat for its move, in a worker, which sees what the seat sees; one that does not arrive is sent for again. */
export function askBot({ game, state }: Play, seat: Seat, level: string): Promise<Move> {
  const seen = viewOf(game, state, seat);
  return untilThere(() => ask({ gameId: game.about.id, level, seen, seat, ms: THINKING_MS }));
}
