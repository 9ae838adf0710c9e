import type { Game } from '@pocket-stadium/kernel';
import { type Puzzle, type Puzzles, rightChoices, type WeighedChoice } from '../../kit/index.ts';

/** Chances are kept in ten-thousandths. */
const ROUNDING = 0.00005;

/**
 * What is wrong with a puzzle, by what its choices are worth; null where it holds. It holds if its choices are all
 * there are, each is worth what it says up to `error`, and the best one beats by the margin what is not accepted.
 */
export function whatIsWrong<S>(
  game: Game<S>,
  { motifs, margin }: Puzzles<S>,
  puzzle: Puzzle,
  state: S,
  weighed: readonly WeighedChoice[],
  error: number,
): string | null {
  const { choices, others, motif } = puzzle;
  if (!Object.hasOwn(motifs, motif)) return `no motif ${motif}`;
  const legal = game.moves(state);
  const unknown = choices.find(({ move }) => !legal.includes(move));
  if (unknown) return `${unknown.move} is not legal`;
  if (others === undefined && choices.length !== legal.length) return 'choices are missing';
  const right = new Set(rightChoices(puzzle).map(({ move }) => move));
  const best = choices[0]?.chance ?? 0;
  for (const { move, chance } of weighed) {
    const said = choices.find((choice) => choice.move === move)?.chance ?? others;
    if (typeof said === 'number' && Math.abs(said - chance) > error + ROUNDING) return `${move} is worth ${chance}, not ${said}`;
    if (!right.has(move) && chance > best - margin + 2 * error + ROUNDING) return `${move} is nearly as good`;
    if (right.has(move) && chance < best - error - ROUNDING) return `${move} is not as good`;
  }
  return weighed.length === 0 ? 'nobody knows' : null;
}
