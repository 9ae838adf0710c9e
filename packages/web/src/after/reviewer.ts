import type { Review } from '@pocket-stadium/bots';
import { makeRecordJson, type Play } from '@pocket-stadium/rules';
import { apiUrl, hasServer } from '../share/server.ts';

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

/** The server may have larger tables than fit here; it is not waited for longer than this. */
const PATIENCE = 20_000;

/** Luck and decisions told apart: by the server where there is one, else here. `match` is the id of one that it keeps. */
export async function askReview(play: Play, match: string | null): Promise<Review | null> {
  return (match !== null || hasServer() ? await askServer(play, match) : null) ?? (await askWorker(play));
}

/** A match that the server does not keep is brought along, and forgotten there. */
async function askServer(play: Play, match: string | null): Promise<Review | null> {
  const brought: RequestInit = { method: 'POST', body: makeRecordJson(play.match), headers: { 'content-type': 'application/json' } };
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await (match === null
      ? fetch(apiUrl('reviews'), { ...brought, signal })
      : fetch(apiUrl(`matches/${match}/review`), { signal }));
    return response.ok ? ((await response.json()) as Review) : null;
  } catch {
    return null;
  }
}

/** In a worker: solving a game takes a moment. */
function askWorker(play: Play): Promise<Review | null> {
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
