import type { Result } from '@pocket-stadium/kernel';
import { loadGame } from '../games.ts';
import { placesFor, seatHeaders } from '../setup/lineup.ts';
import { LocalMatch } from './local-match.svelte.ts';

/** A match of a game with everything as it stands: one person against bots, the app's dice. */
export async function beginAtOnce(gameId: string): Promise<Result<LocalMatch> | null> {
  const game = await loadGame(gameId);
  if (!game) return null;
  const seats = seatHeaders(placesFor(game, 'bots', game.about.seats.min));
  return LocalMatch.create({ game, seats, options: {}, dice: 'seed' });
}
