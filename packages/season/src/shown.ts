import type { SeasonPart } from '../kit/index.ts';
import { entrantIn } from './replace.ts';
import type { EntrantNow, Fixture, SeasonState } from './state.ts';
import type { Team } from './team.ts';
import { renamed, type Shown, shownName } from './templates.ts';

/** Whether an entrant is one person: where a team names nobody, and no bot plays for it, its name may be somebody's. */
export const isPerson = ({ team, bot }: Pick<EntrantNow, 'team' | 'bot'>): boolean => team.players.length === 0 && bot === undefined;

/** Whether the entrant is called after whoever plays: then another person brings another name. */
export const isNamedAfterPlayer = (entrant: EntrantNow): boolean =>
  isPerson(entrant) || entrant.replaced.some(({ event }) => event.name !== undefined);

/** Whether names of people could be in what leaves the device. */
export const showsPeople = ({ entrants }: SeasonState, part: SeasonPart | null): boolean =>
  (part?.lineup ?? 0) > 0 || entrants.some((entrant) => isPerson(entrant) || entrant.replaced.some(({ bot }) => bot === undefined));

/** A team as it may be shown. Somebody who enters alone appears as players do: whole, by initials, or by the number of the seed. */
function shown(entrant: EntrantNow, names: Shown): Team {
  const { id, team, seed } = entrant;
  if (names === 'names' || !isPerson(entrant)) return team;
  return renamed(team, shownName({ id, name: team.name, number: seed }, names, 0));
}

export function shownTeam({ entrants }: SeasonState, id: string, names: Shown): Team | undefined {
  const entrant = entrants.find((each) => each.id === id);
  return entrant && shown(entrant, names);
}

export const shownTeamName = (state: SeasonState, id: string, names: Shown): string => shownTeam(state, id, names)?.name ?? '?';

/** The same for a match: as the team was called when it was played. */
export function shownTeamIn({ entrants }: SeasonState, fixture: Fixture, id: string, names: Shown): Team | undefined {
  const entrant = entrants.find((each) => each.id === id);
  return entrant && shown(entrantIn(entrant, fixture), names);
}
