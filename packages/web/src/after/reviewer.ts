import type { Review } from '@pocket-stadium/bots';
import { makeRecordJson, type Play } from '@pocket-stadium/rules';

/** A question for the worker: a record. */
export interface ReviewAsked {
  readonly number: number;
  readonly record: string;
}
export interface ReviewAnswered {
  readonly number: number;
  /** Null where nobody knows what such a match is worth. */
  readonly review: Review | null;
}

let worker: Worker | null = null;
let asked = 0;

/** Luck and decisions told apart, in a worker: solving a game takes a moment. */
export function askReview(play: Play): Promise<Review | null> {
  worker ??= new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  const thinking = worker;
  const number = ++asked;
  const question: ReviewAsked = { number, record: makeRecordJson(play.match) };
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const { signal } = done;
    const answer = ({ data }: MessageEvent<ReviewAnswered>) => {
      if (data.number !== number) return;
      done.abort();
      resolve(data.review);
    };
    const fail = (event: ErrorEvent) => {
      done.abort();
      worker = null;
      thinking.terminate();
      reject(new Error(event.message));
    };
    thinking.addEventListener('message', answer, { signal });
    thinking.addEventListener('error', fail, { signal });
    thinking.postMessage(question);
  });
}
