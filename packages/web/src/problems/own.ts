import type { Judged, Puzzles } from '@pocket-stadium/bots';
import { accept, fill, inEveryLang, type Move, parseRecord, refuse, viewOf } from '@pocket-stadium/kernel';
import * as w from '../../words/mistakes.ts';
import * as refusals from '../../words/refusals.ts';
import { foldRecord } from '../games.ts';
import { lineTo } from '../worker-line.ts';
import type { ShownPuzzle } from './attempt.svelte.ts';
import type { Mistake } from './mistakes.ts';

/** A choice to be judged, after a record. */
export interface AskedChoice {
  readonly record: string;
  readonly move: Move;
}

/** Judges a choice in a worker, as a review does. */
const askWorker = lineTo<AskedChoice, Judged | null>(() => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }));

/**
 * A decision of one's own as a problem; null where its record can no longer be read. The best choice of the review and the
 * one that was made are known; any other is judged when it is chosen, because several may be as good as the best.
 */
export async function ownPuzzle(mistake: Mistake, judge = askWorker): Promise<ShownPuzzle | null> {
  const { gameId, record, seat, best, made, chances, estimated = false } = mistake;
  const [right, wrong] = chances;
  const folded = await foldRecord(parseRecord(record));
  if (!folded.ok) return null;
  const { game, header, state: whole } = folded.value;
  const next = game.next(whole);
  if (next.kind !== 'choice' || next.seat !== seat || game.about.id !== gameId) return null;
  const state = viewOf(game, whole, seat);
  const points = Math.round((right - wrong) * 100);
  const puzzles: Puzzles = {
    options: header.options,
    seats: header.seats.length,
    days: [],
    estimated,
    margin: 0,
    motifs: { own: { names: w.motif } },
    load: async () => '',
    read: (text) => (text === record ? accept(state) : refuse('no-position', refusals.unknown_game, { given: gameId })),
    write: () => record,
    ask: () => inEveryLang((lang) => fill(w.asks, { points }, lang)),
  };
  const choices = [
    { move: best, chance: right },
    { move: made, chance: wrong },
  ];
  const puzzle = { motif: 'own', grade: 2, position: record, choices } as const;
  return { game, puzzles, number: 0, puzzle, judge: (move) => judge({ record, move }) };
}
