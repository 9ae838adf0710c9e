import { type DailyMatch, dailyCode, matchOfTheDay } from '@pocket-stadium/bots';
import { dailyId } from '@pocket-stadium/bots/kit/daily';
import type { Game, Play } from '@pocket-stadium/kernel';
import { loadGame } from '../games.ts';
import { loadMatch } from '../match/store.ts';
import { untilThere } from '../until-there.ts';
import { noteFriend } from './compare.ts';

/** The match of a day, and how far somebody came in it here. */
export interface LoadedDaily {
  readonly daily: DailyMatch;
  readonly game: Game;
  readonly play: Play | null;
}

export async function loadDaily(date: string): Promise<LoadedDaily | null> {
  const daily = await untilThere(() => matchOfTheDay(date));
  const game = daily && (await loadGame(daily.gameId));
  if (!game) return null;
  const kept = await loadMatch(dailyId(date));
  const play = kept.ok ? kept.value : null;
  const code = location.hash.slice(1);
  // One's own link is no friend's.
  if (!play?.over || code !== dailyCode(play)) noteFriend(date, code);
  return { daily, game, play };
}
