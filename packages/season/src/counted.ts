import type { MatchResult, Winner } from './events.ts';
import type { EntrantNow, Fixture, SeasonState } from './state.ts';

/** A match as the ranking counts it. */
export interface CountedMatch {
  readonly fixture: Fixture;
  readonly home: string;
  readonly away: string;
  readonly winner: Winner;
  /** The score, home first; null where nobody played because somebody had left. */
  readonly score: readonly [number, number] | null;
  readonly result: MatchResult | null;
}

/**
 * Entrants who withdrew from a round robin before half of their matches were played are struck out with every result,
 * as clubs do it. Those who withdrew later, or from another kind of season, keep the results and lose what was still to
 * be played.
 */
export function isStruckOut(state: SeasonState, { id, withdrawn }: EntrantNow): boolean {
  if (withdrawn === null || state.setup.schedule.kind !== 'round-robin') return false;
  const own = fixturesOf(state).filter(({ home, away }) => home === id || away === id);
  return 2 * own.filter(({ result }) => result !== null).length < own.length;
}

export const fixturesOf = (state: SeasonState): readonly Fixture[] => state.rounds.flatMap(({ fixtures }) => fixtures);

/** Every match that counts, round by round. */
export function countedMatches(state: SeasonState): readonly CountedMatch[] {
  const byId = new Map(state.entrants.map((entrant) => [entrant.id, entrant]));
  const struck = new Set(state.entrants.filter((entrant) => isStruckOut(state, entrant)).map(({ id }) => id));
  return fixturesOf(state).flatMap((fixture): CountedMatch[] => {
    const { home, away, result } = fixture;
    if (struck.has(home) || struck.has(away)) return [];
    if (result) {
      const played = result.how !== 'walkover';
      return [{ fixture, home, away, winner: result.winner, score: played ? result.score : null, result }];
    }
    const [left, right] = [byId.get(home)?.withdrawn ?? null, byId.get(away)?.withdrawn ?? null];
    if (left === null && right === null) return [];
    if (left !== null && right !== null) return [];
    return [{ fixture, home, away, winner: left === null ? 'home' : 'away', score: null, result: null }];
  });
}

/** The matches that are still to be played. */
export function openFixtures(state: SeasonState): readonly Fixture[] {
  const gone = new Set(state.entrants.filter(({ withdrawn }) => withdrawn !== null).map(({ id }) => id));
  return fixturesOf(state).filter(({ result, home, away }) => !result && !gone.has(home) && !gone.has(away));
}

/** The entrants who are still in. */
export const present = ({ entrants }: SeasonState): readonly EntrantNow[] => entrants.filter(({ withdrawn }) => withdrawn === null);

/** Who goes on from a match of a knock-out; null while that is open. */
export function throughOf(state: SeasonState, { home, away, result }: Fixture): string | null {
  const isIn = (id: string) => state.entrants.some((entrant) => entrant.id === id && entrant.withdrawn === null);
  const by = result?.winner === 'draw' ? result.advances : result?.winner;
  if (by) return by === 'home' ? home : away;
  if (!isIn(home) && isIn(away)) return away;
  return isIn(home) && !isIn(away) ? home : null;
}
