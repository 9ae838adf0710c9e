import { forget, keep, readKept } from '../../kit/keep.ts';

// Up to which event of a season this device has told its records. It outlives the page: a match is played on another one.
const TOLD = 'season-told:';

/** The last event that was looked at; null before the first look. */
export function toldUpTo(season: string): number | null {
  const kept = readKept(TOLD + season);
  return kept !== null && /^\d{1,9}$/.test(kept) ? Number(kept) : null;
}

export const tellUpTo = (season: string, event: number): boolean => keep(TOLD + season, String(event));
export const forgetTold = (season: string): void => forget(TOLD + season);
