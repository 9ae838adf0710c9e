import { SEASONS } from '@pocket-stadium/games/shelf/seasons';
import type { SeasonPart } from '../../kit/index.ts';

/** The statistics of a game; null where it keeps none of its own. */
export async function loadSeasonPart(game: string): Promise<SeasonPart | null> {
  const load = Object.hasOwn(SEASONS, game) ? SEASONS[game] : undefined;
  return load ? (await load()).season : null;
}
