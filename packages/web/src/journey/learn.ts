import { loadPuzzles, type Review, sidePoints } from '@pocket-stadium/bots';
import { type Play, sideOf, viewerOf } from '@pocket-stadium/kernel';
import { readNote } from '../match/store.ts';
import { noteMistakes } from '../problems/mistakes.ts';
import { moreOf } from './fresh.svelte.ts';
import { noteRated } from './log.ts';
import { noteMatch } from './note.ts';

/** What a reviewed match says about the one person who played it at this device: costly choices, and points. */
export async function learnFrom(id: string, play: Play, review: Review): Promise<void> {
  const { foreign, you: here } = readNote(id);
  if (!play.over || foreign) return;
  await noteMatch(id, play, here);
  const seat = viewerOf(play, here);
  if (typeof seat !== 'number') return;
  // Without a network a kind of decision may have no name of its own; what it cost counts all the same.
  noteMistakes(id, play, review, seat, await loadPuzzles(play.game.about.id).catch(() => null));
  const side = sideOf(play.game, seat, play.header.options);
  const points = sidePoints(play, review).find((one) => one.side === side);
  if (!points) return;
  const { winning, choosing, start, decisions, cost } = points;
  const estimated = review.source !== 'exact';
  noteRated(id, { winning, choosing, start, decisions, cost, ...(estimated && { estimated }) });
  moreOf(id);
}
