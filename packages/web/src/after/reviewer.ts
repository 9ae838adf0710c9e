import type { Review } from '@pocket-stadium/bots';
import { PARTS } from '@pocket-stadium/games/shelf/parts';
import { type Match, makeRecordJson, type Play } from '@pocket-stadium/kernel';
import { apiUrl, hasServer } from '../share/server.ts';
import { lineTo, type Report } from '../worker-line.ts';

/** The parts of a game that know what a position is worth. */
const WEIGHS: ReadonlySet<string> = new Set(['solver', 'oracle']);
/** How long the server is waited for. It may have larger solutions than fit here. */
const PATIENCE = 20_000;

/**
 * The review: by the server where there is one and it may know more of the game, else here, and then `report` hears how
 * far it is. `match` is the id of a match that the server keeps. Null where there is none.
 */
export async function askReview(play: Play, match: string | null, report?: Report): Promise<Review | null> {
  const parts = PARTS[play.game.about.id] ?? [];
  if (!parts.some((part) => WEIGHS.has(part))) return null;
  const elsewhere = parts.includes('solver') && (match !== null || hasServer());
  return (elsewhere ? await askServer(play, match) : null) ?? (await reviewHere(play, report));
}

/** The review made on this device alone: nothing of the match leaves it. */
export const reviewHere = (play: Play, report?: Report): Promise<Review | null> => askWorker(makeRecordJson(play.match), report);

/** The record with numbers instead of names, which stay on the device. */
function nameless({ header, entries }: Match): string {
  return makeRecordJson({ header: { ...header, seats: header.seats.map((seat, i) => ({ ...seat, name: String(i + 1) })) }, entries });
}

/** A match that the server does not keep is sent along without names, and forgotten there. */
async function askServer(play: Play, match: string | null): Promise<Review | null> {
  const brought: RequestInit = { method: 'POST', body: nameless(play.match), headers: { 'content-type': 'application/json' } };
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await (match === null
      ? fetch(apiUrl('reviews'), { ...brought, signal })
      : fetch(apiUrl(`matches/${match}/review`), { signal }));
    return response.ok ? ((await response.json()) as Review) : null;
  } catch {
    // The server did not answer in time, so the review is made here.
    return null;
  }
}

/** Reviews in a worker, because solving a game takes a moment. Null where such a match cannot be reviewed. */
const askWorker = lineTo<string, Review | null>(() => new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }));
