import { makeRecordText, parseRecord } from '@pocket-stadium/kernel';
import type { EventBody, MatchResult, SeasonEvent } from './events.ts';
import type { SeasonState } from './state.ts';
import type { Player, Team } from './team.ts';
import { renamed } from './templates.ts';

// This is the one thing that changes an earlier event. A name that somebody wants forgotten leaves every event that was
// written before, in every copy of the season that hears of it: a number stands instead. The results stay.

type Forgotten = Extract<SeasonEvent, { type: 'forgotten' }>;

/** The event that forgets the names of an entrant: its number stands for them. */
export function forgetting({ entrants }: SeasonState, entrant: string): EventBody {
  return { type: 'forgotten', entrant, as: `#${entrants.find(({ id }) => id === entrant)?.seed ?? 0}` };
}

/** The same for somebody who left: whoever plays instead keeps the name that the entrant has now. */
export function forgettingWhoLeft(state: SeasonState, entrant: string): EventBody[] {
  const now = state.entrants.find(({ id }) => id === entrant);
  const forgotten = forgetting(state, entrant);
  if (!now?.replaced.some(({ event }) => event.name !== undefined)) return [forgotten];
  return [forgotten, { type: 'team-changed', entrant, team: now.team, ...(now.bot !== undefined && { bot: now.bot }) }];
}

/** The same events without the names to be forgotten; the same list where there is nothing to forget. */
export function withoutForgotten(events: readonly SeasonEvent[]): readonly SeasonEvent[] {
  const asked = events.filter((event): event is Forgotten => event.type === 'forgotten');
  if (asked.length === 0) return events;
  return events.map((event) => asked.reduce((left, forgotten) => (event.n <= forgotten.n ? without(left, forgotten) : left), event));
}

function without(event: SeasonEvent, { entrant, as }: Forgotten): SeasonEvent {
  switch (event.type) {
    case 'entered':
      return event.entrant.id === entrant ? { ...event, entrant: { ...event.entrant, team: numbered(event.entrant.team, as) } } : event;
    case 'team-changed': {
      const { note: _, ...rest } = event;
      return event.entrant === entrant ? { ...rest, team: numbered(event.team, as) } : event;
    }
    case 'replaced': {
      const { note: _, ...rest } = event;
      return event.entrant === entrant ? { ...rest, ...(event.name !== undefined && { name: as }) } : event;
    }
    case 'result':
    case 'corrected': {
      const [, home, away] = event.fixture.split(':');
      if (!event.result || (home !== entrant && away !== entrant)) return event;
      return { ...event, result: unnamed(event.result, home === entrant ? 0 : 1, as) };
    }
    default:
      return event;
  }
}

const numbered = (team: Team, as: string): Team => ({ ...renamed(team, as), players: numbers(team.players) });
const numbers = (players: readonly Player[]): Player[] => players.map((player, i) => ({ ...player, name: `#${i + 1}` }));

/** A result without the names of one of the two. A record that cannot be read could hold one, so it is removed. */
function unnamed({ record, lineups, ...rest }: MatchResult, at: 0 | 1, as: string): MatchResult {
  const parsed = record === undefined ? null : parseRecord(record);
  const seat = (rest.homeSide ?? 0) === 0 ? at : 1 - at;
  const renamed =
    parsed?.ok &&
    makeRecordText({
      ...parsed.value,
      header: { ...parsed.value.header, seats: parsed.value.header.seats.map((held, i) => (i === seat ? { ...held, name: as } : held)) },
    });
  return {
    ...rest,
    ...(renamed && { record: renamed }),
    ...(lineups && { lineups: at === 0 ? ([numbers(lineups[0]), lineups[1]] as const) : ([lineups[0], numbers(lineups[1])] as const) }),
  };
}
