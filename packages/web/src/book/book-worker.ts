import { loadBook } from '@pocket-stadium/bots';
import type { Move, Result } from '@pocket-stadium/kernel';
import { loadGame } from '../games.ts';
import { findSolution } from '../solutions.ts';
import { answerWith } from '../worker-line.ts';
import type { BookAnswer, BookQuestion } from './ask-book.ts';

/** How many turns of best play are shown. */
const LINE = 8;

answerWith(async ({ gameId, position, ask }: BookQuestion): Promise<BookAnswer> => {
  const [game, book] = await Promise.all([loadGame(gameId), loadBook(gameId)]);
  if (!game?.position || !book) return { kind: 'no-book' };
  if (ask === 'starts') {
    const starts = book.starts.map(({ names, options }) => ({ names, position: game.position?.make(game.start(options, 2)) ?? '' }));
    return { kind: 'starts', starts };
  }
  const state = game.position.parse(position);
  if (!state.ok) return { kind: 'refused', problem: state.problem };
  if (!(await book.ready(book.optionsOf(state.value), findSolution))) return { kind: 'no-book' };
  if (ask === 'line') return { kind: 'line', moves: await bestLine(state.value) };
  const judged = await book.judge(state.value, ask === 'distances');
  return judged.ok ? { kind: 'judged', judgement: judged.value } : { kind: 'refused', problem: judged.problem };

  /** Best play of both sides, until the round is over. */
  async function bestLine(from: unknown): Promise<Move[]> {
    const moves: Move[] = [];
    for (let now = from; moves.length < LINE; ) {
      const move: Result<Move> | undefined = await book?.best(now);
      const step = move?.ok ? game?.choose(now, move.value) : undefined;
      if (!move?.ok || !step?.ok) break;
      moves.push(move.value);
      now = step.state;
      if (step.facts.some(({ code }) => code === 'round')) break;
    }
    return moves;
  }
});
