import { accept, type Result } from '@pocket-stadium/kernel';
import {
  Id,
  NewSeason,
  SeasonAdded,
  SeasonEvents,
  SeasonJoin,
  SeasonJoined,
  SeasonKept,
  SeasonLeave,
  SeasonPlay,
  SeasonSeated,
  SeasonView,
} from '@pocket-stadium/protocol/schemas';
import { checkEvents, checkSeason, foldSeason, type SeasonEvent } from '@pocket-stadium/season';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { playFixture, tablesNow } from '../../seasons/fixture-table.ts';
import { joinSeason, leaveSeason } from '../../seasons/people.ts';
import { fixtureIn, type SeasonNow } from '../../seasons/season-desk.ts';
import type { SeasonRow } from '../../store/schema.ts';
import { peopleOfSeason } from '../../store/seasons.ts';
import { isForbidden } from '../../tables/forbidden.ts';
import { no } from '../../tables/words.ts';
import { guestOf, sitterOf } from '../identity.ts';
import { makingClosed } from '../making.ts';
import { type Desk, type Route, route } from '../route.ts';

const HEADER = 'stadium-season';
/** How many bytes a season may have that somebody brings. */
const LARGEST = 16_000_000;
const After = Type.String({ pattern: '^\\d{1,7}$' });

const secretIn = ({ headers }: FastifyRequest): string | null => {
  const given = headers[HEADER];
  return typeof given === 'string' ? given : null;
};

const keyOf = ({ seasons }: Desk, row: SeasonRow) => ({ id: row.id, secret: seasons.secretOf(row), until: seasons.until(row) });

/** A season, for those who have the link that changes it. */
export async function changing({ seasons }: Desk, id: string, request: FastifyRequest): Promise<Result<SeasonNow>> {
  const season = await seasons.find(id);
  if (!season.ok) return season;
  return seasons.mayChange(season.value, secretIn(request)) ? season : no('not-your-season');
}

/** A name that is forbidden at a table is forbidden in a season. */
async function hasForbiddenName({ services }: Desk, events: readonly SeasonEvent[]): Promise<boolean> {
  const { forbidden } = await services.order.read();
  const names = events.flatMap((event): (string | undefined)[] => {
    if (event.type === 'replaced') return [event.name];
    const team = event.type === 'entered' ? event.entrant.team : event.type === 'team-changed' ? event.team : null;
    return team ? [team.name, ...team.players.map(({ name }) => name)] : [];
  });
  return names.some((name) => name !== undefined && isForbidden(name, forbidden));
}

/** Whether these are results of one's own matches that nobody has told yet. */
async function ownResults({ services }: Desk, { state, row }: SeasonNow, guest: string, events: readonly SeasonEvent[]): Promise<boolean> {
  const mine = (await peopleOfSeason(services.db, row.id)).filter(({ guest_id }) => guest_id === guest).map(({ entrant }) => entrant);
  return events.every((event) => {
    const fixture = event.type === 'result' ? fixtureIn(state, event.fixture) : undefined;
    return fixture !== undefined && fixture.result === null && (mine.includes(fixture.home) || mine.includes(fixture.away));
  });
}

export const seasonRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/seasons',
    summary: 'Put a season on the server. It is listed nowhere; the secret, told once, changes and deletes it.',
    body: NewSeason,
    bodyLimit: () => LARGEST,
    answer: SeasonKept,
    async handle(desk, { body, request }) {
      const { services, seasons } = desk;
      if (!services.limiter.take(`table ${request.ip}`, services.order.limits.tables)) return no('too-many');
      const closed = await makingClosed(services, request);
      if (closed) return closed;
      const season = checkSeason(body.season);
      if (!season.ok) return season;
      const folded = foldSeason(season.value);
      if (!folded.ok) return folded;
      if (await hasForbiddenName(desk, season.value.events)) return no('forbidden-name');
      const kept = await seasons.keep(season.value);
      return kept.ok ? accept(keyOf(desk, kept.value)) : kept;
    },
  }),
  route({
    method: 'GET',
    url: '/seasons/:id',
    summary: 'A season: its events, or those after number `after`; who has come; the tables at which it is played now.',
    params: { id: Id },
    query: { after: After },
    answer: SeasonView,
    async handle({ services, seasons }, { params, query, request, reply }) {
      const found = await seasons.find(params.id);
      if (!found.ok) return found;
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      const tables = await tablesNow(seasons, found.value);
      // The season is read again: a result may have come in from one of the tables.
      const season = await seasons.find(params.id);
      if (!season.ok) return season;
      const people = await peopleOfSeason(services.db, params.id);
      // Names are not for search engines.
      reply.header('x-robots-tag', 'noindex');
      return accept({
        id: params.id,
        n: season.value.n,
        events: season.value.arrived.slice(Number(query.after ?? 0)),
        until: seasons.until(season.value.row),
        mayChange: seasons.mayChange(season.value, secretIn(request)),
        you: people.find(({ guest_id }) => guest_id === guest.value?.id)?.entrant ?? null,
        taken: people.map(({ entrant }) => entrant),
        tables,
      });
    },
  }),
  route({
    method: 'POST',
    url: '/seasons/:id/events',
    summary: 'Add events. With the season’s link any; without it, results of one’s own matches.',
    params: { id: Id },
    body: SeasonEvents,
    bodyLimit: () => LARGEST,
    answer: SeasonAdded,
    async handle(desk, { params, body, request }) {
      const { services, seasons } = desk;
      const season = await seasons.find(params.id);
      if (!season.ok) return season;
      const events = checkEvents(body.events, 'events');
      if (!events.ok) return events;
      if (!seasons.mayChange(season.value, secretIn(request))) {
        const guest = await guestOf(services, request);
        if (!guest.ok) return guest;
        if (!guest.value) return no('not-your-season');
        if (!(await ownResults(desk, season.value, guest.value.id, events.value))) return no('not-your-fixture');
      }
      if (await hasForbiddenName(desk, events.value)) return no('forbidden-name');
      const added = await seasons.add(params.id, () => events);
      return added.ok ? accept({ n: added.value.n, until: seasons.until(added.value.row) }) : added;
    },
  }),
  route({
    method: 'POST',
    url: '/seasons/:id/people',
    summary: 'Take part: as somebody new, under a name or none, or for an entrant for whom nobody has come.',
    params: { id: Id },
    body: SeasonJoin,
    answer: SeasonJoined,
    async handle({ services, seasons }, { params, body, request }) {
      if (!services.limiter.take(`guest ${request.ip}`, services.order.limits.guests)) return no('too-many');
      const sitter = await sitterOf(services, request);
      return sitter.ok ? joinSeason(seasons, params.id, sitter.value, body) : sitter;
    },
  }),
  route({
    method: 'POST',
    url: '/seasons/:id/leave',
    summary: 'Whoever plays for an entrant no longer does: said by themselves, or with the season’s link.',
    params: { id: Id },
    body: SeasonLeave,
    answer: Type.Object({}),
    async handle({ services, seasons }, { params, body, request }) {
      const season = await seasons.find(params.id);
      if (!season.ok) return season;
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      const may = seasons.mayChange(season.value, secretIn(request));
      return leaveSeason(seasons, params.id, body.entrant, may ? null : (guest.value?.id ?? ''));
    },
  }),
  route({
    method: 'POST',
    url: '/seasons/:id/tables',
    summary: 'The table of a fixture, made for the first who asks; whoever plays for one of the two sits down there.',
    params: { id: Id },
    body: SeasonPlay,
    answer: SeasonSeated,
    async handle({ services, seasons }, { params, body, request }) {
      const season = await seasons.find(params.id);
      if (!season.ok) return season;
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      const sitter = guest.value && { guest: guest.value.id, name: guest.value.name, program: guest.value.program === 1 };
      const mayChange = seasons.mayChange(season.value, secretIn(request));
      return playFixture(seasons, season.value, body.fixture, { sitter, mayChange, address: request.ip });
    },
  }),
  route({
    method: 'POST',
    url: '/seasons/:id/link',
    summary: 'Another secret: the link that changed the season until now no longer does.',
    params: { id: Id },
    answer: SeasonKept,
    async handle(desk, { params, request }) {
      const season = await changing(desk, params.id, request);
      return season.ok ? accept(keyOf(desk, await desk.seasons.renew(season.value))) : season;
    },
  }),
  route({
    method: 'DELETE',
    url: '/seasons/:id',
    summary: 'Delete a season, for whoever has the link that changes it.',
    params: { id: Id },
    answer: Type.Object({}),
    async handle(desk, { params, request }) {
      const season = await changing(desk, params.id, request);
      if (!season.ok) return season;
      await desk.seasons.remove(params.id);
      return accept({});
    },
  }),
];
