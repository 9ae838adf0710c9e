import { type Review, sidePoints } from '@pocket-stadium/bots';
import { type Play, sideOf, viewerOf } from '@pocket-stadium/kernel';
import { readNote } from '../match/store.ts';
import { noteMistakes } from '../problems/mistakes.ts';
import { noteRated } from './log.ts';
import { noteMatch } from './note.ts';

/** What a reviewed match says about the one person who played it at this device: costly choices, and points. */
export async function learnFrom(id: string, play: Play, review: Review): Promise<void> {
  const { foreign, you: here } = readNote(id);
  if (!play.over || foreign) return;
  await noteMatch(id, play, here);
  const seat = viewerOf(play, here);
  if (typeof seat !== 'number') return;
  noteMistakes(id, play, review, seat);
  const side = sideOf(play.game, seat, play.header.options);
  const points = sidePoints(play, review).find((one) => one.side === side);
  if (!points) return;
  const { winning, choosing, start, decisions, cost } = points;
  noteRated(id, { winning, choosing, start, decisions, cost });
}
