import type { Play, Result } from '@pocket-stadium/kernel';
import { LocalMatch } from './local-match.svelte.ts';

/** The same people, game and options once more, everybody one seat on. */
export function playAgain(play: Play): Result<LocalMatch> {
  const { seats, options, dice } = play.header;
  const rotated = [...seats.slice(-1), ...seats.slice(0, -1)];
  return LocalMatch.create({ game: play.game, seats: rotated, options, dice: dice.kind === 'hand' ? 'hand' : 'seed' });
}
