import type { Game } from '@pocket-stadium/kernel';
import type { FindSolution, Puzzles, Verdict, WeighedChoice } from '../../kit/index.ts';
import { loadBook } from '../load-book.ts';
import { loadOracle } from '../review/index.ts';

const WORTH: Readonly<Record<Verdict['value'], number>> = { W: 1, D: 0.5, L: 0 };

/** Every choice of a state and what it is worth to the seat that chooses, the best first; empty where nobody knows. */
export async function weighChoices<S>(
  game: Game<S>,
  { options, seats }: Pick<Puzzles<S>, 'options' | 'seats'>,
  state: S,
  find: FindSolution,
): Promise<readonly WeighedChoice[]> {
  const next = game.next(state);
  if (next.kind !== 'choice') return [];
  const choices = (await fromBook(game, state, find)) ?? (await fromOracle(game.about.id, next.seat));
  return [...choices].sort((a, b) => b.chance - a.chance || (a.depth ?? 0) - (b.depth ?? 0));

  async function fromOracle(gameId: string, seat: number): Promise<WeighedChoice[]> {
    const oracle = await loadOracle(gameId, options, seats, find);
    return (oracle?.weigh(state) ?? []).map(({ move, expect }) => ({ move, chance: expect[seat] as number }));
  }
}

/** Weighs where every position is known: won, drawn or lost. */
async function fromBook<S>(game: Game<S>, state: S, find: FindSolution): Promise<WeighedChoice[] | null> {
  const book = await loadBook(game.about.id);
  if (!book || !(await book.ready(book.optionsOf(state), find))) return null;
  const judged = await book.judge(state, false);
  if (!judged.ok) return null;
  return judged.value.turns.map(({ move, value, depth }) => ({ move, chance: WORTH[value], ...(value === 'W' && { depth }) }));
}
