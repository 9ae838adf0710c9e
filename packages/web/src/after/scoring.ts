import type { Game, Move } from '@pocket-stadium/kernel';

/** A move that scores a goal at once, for showing it; the shortest to read. */
export function scoringMove(game: Game, state: unknown): Move | undefined {
  if (game.next(state).kind !== 'choice') return undefined;
  const goals = game.moves(state).filter((move) => {
    const made = game.choose(state, move);
    return made.ok && made.facts.some(({ code }) => code === 'goal');
  });
  return goals.sort((a, b) => a.length - b.length)[0];
}
