import type { Puzzles } from '@pocket-stadium/bots';
import { accept, fill, type Game, inEveryLang, type Move, parseRecord, refuse, viewOf } from '@pocket-stadium/kernel';
import * as w from '../../words/mistakes.ts';
import * as refusals from '../../words/refusals.ts';
import { foldRecord } from '../games.ts';
import type { ShownPuzzle } from './attempt.svelte.ts';
import type { Mistake } from './mistakes.ts';

/** A decision of one's own as a problem; null where its record can no longer be read. */
export async function ownPuzzle({ gameId, record, seat, best, made, chances: [right, wrong] }: Mistake): Promise<ShownPuzzle | null> {
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
    estimated: false,
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
  const all = isAll(game, state, [best, made]);
  return { game, puzzles, number: 0, puzzle: { motif: 'own', grade: 2, position: record, choices, ...(!all && { others: null }) } };
}

const isAll = (game: Game, state: unknown, listed: readonly Move[]): boolean =>
  !game.grammar && game.moves(state).every((move) => listed.includes(move));
