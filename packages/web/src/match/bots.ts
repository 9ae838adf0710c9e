import type { Move, Play, Seat } from '@pocket-stadium/rules';
import { untilThere } from '../until-there.ts';

/** A question for the worker: what a seat sees, and how long it may think. */
export interface Asked {
  readonly number: number;
  readonly gameId: string;
  readonly level: string;
  readonly seen: unknown;
  readonly seat: Seat;
  readonly ms: number;
}
export interface Answered {
  readonly number: number;
  readonly move: Move;
}

const THINKING_MS = 900;

let worker: Worker | null = null;
let asked = 0;

/** Asks the bot of a seat for its move; one that does not arrive is sent for again. */
export function askBot(play: Play, seat: Seat, level: string): Promise<Move> {
  return untilThere(() => askOnce(play, seat, level));
}

/** It thinks in a worker, seeing what its seat sees. */
function askOnce(play: Play, seat: Seat, level: string): Promise<Move> {
  worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const { game, state } = play;
  const number = ++asked;
  const seen = game.view ? game.view(state, seat) : state;
  const question: Asked = { number, gameId: game.about.id, level, seen, seat, ms: THINKING_MS };
  const thinking = worker;
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const { signal } = done;
    const answer = ({ data }: MessageEvent<Answered>) => {
      if (data.number !== number) return;
      done.abort();
      resolve(data.move);
    };
    thinking.addEventListener('message', answer, { signal });
    thinking.addEventListener(
      'error',
      (event) => {
        done.abort();
        worker = null;
        thinking.terminate();
        reject(new Error(event.message));
      },
      { signal },
    );
    thinking.postMessage(question);
  });
}
