import type { OptionValues, Result } from '@pocket-stadium/kernel';
import { loadGame } from '../games.ts';
import { plansFor, seatHeaders } from '../setup/lineup.ts';
import type { LastMatch } from './last.ts';
import { LocalMatch } from './local-match.svelte.ts';

/** A match of a game at once: one person against bots, the app's dice. */
export async function beginAtOnce(gameId: string, options: OptionValues): Promise<Result<LocalMatch> | null> {
  const game = await loadGame(gameId);
  if (!game) return null;
  const seats = seatHeaders(plansFor(game, 'bots', game.about.seats.min));
  return LocalMatch.create({ game, seats, options, dice: 'seed' });
}

/** The match begun last once more: the same people or bots, options and dice. */
export async function beginAgain({ game: id, ...wishes }: LastMatch): Promise<Result<LocalMatch> | null> {
  const game = await loadGame(id);
  return game && LocalMatch.create({ game, ...wishes });
}
