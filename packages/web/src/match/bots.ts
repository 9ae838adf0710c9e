import { dailyDate, dailySeed } from '@pocket-stadium/bots/kit/daily';
import { type Move, type Play, type Seat, viewOf } from '@pocket-stadium/kernel';
import { untilThere } from '../until-there.ts';
import { lineTo } from '../worker-line.ts';

/** A question for the worker: what a seat sees, and how long it may think. */
export interface Asked {
  readonly gameId: string;
  readonly level: string;
  readonly face: string | undefined;
  readonly view: unknown;
  readonly seat: Seat;
  readonly ms: number;
  /** The seed and number that the bot draws from in a match of the day, the same for everybody. */
  readonly repeat?: { readonly seed: string; readonly number: number };
}

const THINKING_MS = 900;

const ask = lineTo<Asked, Move>(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));

/**
 * Asks the bot of a seat for its move, in a worker that sees what the seat sees. If the worker does not arrive, it is
 * fetched again.
 */
export function askBot({ game, header, state, rolls }: Play, seat: Seat): Promise<Move> {
  const { bot: level = '', face } = header.seats[seat] ?? {};
  const view = viewOf(game, state, seat);
  const date = dailyDate(header.id);
  const repeat = date === null ? {} : { repeat: { seed: dailySeed(date), number: rolls } };
  return untilThere(() => ask({ gameId: game.about.id, level, face, view, seat, ms: THINKING_MS, ...repeat }));
}
