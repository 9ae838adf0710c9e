import { type EntrantNow, type Shown, shortName, shownName, type Team } from '@pocket-stadium/season';
import type { Season } from './season.svelte.ts';

/** Whether an entrant is one person: where a team names nobody, and no bot plays for it, its name may be somebody's. */
export const isPerson = ({ team, bot }: Pick<EntrantNow, 'team' | 'bot'>): boolean => team.players.length === 0 && bot === undefined;

/** A team as it may be shown. Somebody who enters alone appears as players do: whole, by initials, or by the number of the seed. */
export function shownTeam(season: Season, id: string, names: Shown): Team | undefined {
  const entrant = season.entrant(id);
  if (!entrant || names === 'names' || !isPerson(entrant)) return entrant?.team;
  const name = shownName({ id, name: entrant.team.name, number: entrant.seed }, names, 0);
  return { ...entrant.team, name, short: shortName(name) };
}

export const shownTeamName = (season: Season, id: string, names: Shown): string => shownTeam(season, id, names)?.name ?? '?';

/** Whether names of people could be in what leaves the device. */
export const showsPeople = ({ part, state }: Season): boolean => (part?.lineup ?? 0) > 0 || state.entrants.some(isPerson);
