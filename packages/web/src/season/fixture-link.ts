import { forget, keep, keptUnder, readKept } from '../../kit/keep.ts';
import { FIXTURE as MATCH } from './fixture-key.ts';

// Which match, or table of the server, is played for which fixture of which season.
const TABLE = 'fixture-table:';

export interface FixtureLink {
  readonly season: string;
  readonly fixture: string;
}

function read(key: string): FixtureLink | null {
  try {
    const { season, fixture } = JSON.parse(readKept(key) ?? '{}') as Partial<Record<keyof FixtureLink, unknown>>;
    return typeof season === 'string' && typeof fixture === 'string' ? { season, fixture } : null;
  } catch {
    // The value was not written by us: the match belongs to no season.
    return null;
  }
}

const linked = (prefix: string, season: string): { readonly id: string; readonly fixture: string }[] =>
  keptUnder(prefix).flatMap((id) => {
    const link = read(prefix + id);
    return link?.season === season ? [{ id, fixture: link.fixture }] : [];
  });

export const fixtureOf = (match: string): FixtureLink | null => read(MATCH + match);
export const linkMatch = (match: string, link: FixtureLink): boolean => keep(MATCH + match, JSON.stringify(link));
export const unlinkMatch = (match: string): void => forget(MATCH + match);
/** The matches of this device that are played for a season. */
export const matchesFor = (season: string) => linked(MATCH, season);

export const fixtureAtTable = (table: string): FixtureLink | null => read(TABLE + table);
export const linkTable = (table: string, link: FixtureLink): boolean => keep(TABLE + table, JSON.stringify(link));
export const unlinkTable = (table: string): void => forget(TABLE + table);
export const tablesFor = (season: string) => linked(TABLE, season);
