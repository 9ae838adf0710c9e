import type { Review } from '@pocket-stadium/bots';
import { makeRecordJson, type Play } from '@pocket-stadium/kernel';
import { apiUrl, hasServer } from '../share/server.ts';
import { lineTo } from '../worker-line.ts';

/** The server may have larger tables than fit here; it is not waited for longer than this. */
const PATIENCE = 20_000;

/** Luck and decisions told apart: by the server where there is one, else here. `match` is the id of one that it keeps. */
export async function askReview(play: Play, match: string | null): Promise<Review | null> {
  return (match !== null || hasServer() ? await askServer(play, match) : null) ?? (await askWorker(makeRecordJson(play.match)));
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
    // No answer, or too late: it is worked out here.
    return null;
  }
}

/** In a worker: solving a game takes a moment. Null where nobody knows what such a match is worth. */
const askWorker = lineTo<string, Review | null>(() => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }));
