import { accept, type Result } from '@pocket-stadium/kernel';
import { idBeginning, type Opened } from '@pocket-stadium/protocol';
import { Code, closed, Id, Opened as OpenedSchema, SpokenCode } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import { openUnder } from '../../store/tables.ts';
import { spend, spokenCode, type Target, targetOf } from '../../tables/spoken-codes.ts';
import { no } from '../../tables/words.ts';
import { type Desk, type Route, route } from '../route.ts';
import { SeatParameter, secretOf, visitSeat } from '../seat-asked.ts';
import { changing } from './seasons.ts';

/** What a target opens today. A seat whose link was renewed, or whose guest got up, is not opened, and no season that is gone. */
async function opened({ lobby, seasons }: Desk, target: Target): Promise<Result<Opened>> {
  if ('season' in target) {
    const season = await seasons.find(target.season);
    if (!season.ok || (target.links !== null && target.links !== season.value.row.links)) return no('no-such-code');
    return accept({ season: target.season, ...(target.links === null ? {} : { secret: seasons.secretOf(season.value.row) }) });
  }
  const found = await lobby.find(target.table);
  if (!found.ok) return no('no-such-code');
  const room = found.value;
  await room.fresh(async () => {});
  const seat = room.table.seats.findIndex(({ chair, links }) => chair === target.chair && links === target.links);
  const kind = room.table.seats[seat]?.holder.kind;
  if (kind !== 'person' && kind !== 'invited') return no('no-such-code');
  return accept({ table: target.table, secret: secretOf(room, seat) });
}

/** Codes are shorter than ids and secrets: nobody tries many. */
const mayTry = ({ services }: Desk, address: string): boolean => services.limiter.take(`code ${address}`, services.order.limits.tables);
/** One may ask for as many codes as one may set up tables. */
const mayMake = ({ services }: Desk, address: string): boolean =>
  services.limiter.take(`code-for ${address}`, services.order.limits.tables);

export const codeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/codes/:code',
    summary: 'The table that gathers or plays under a code, which people read aloud instead of a link.',
    params: { code: Code },
    answer: Type.Object({ table: Id }),
    async handle(desk, { params, request }) {
      if (!mayTry(desk, request.ip)) return no('too-many');
      const beginning = idBeginning(params.code);
      const table = beginning === null ? null : await openUnder(desk.services.db, beginning);
      return table === null ? no('no-such-table') : accept({ table });
    },
  }),
  route({
    method: 'POST',
    url: '/codes/:code',
    summary: 'Open a spoken code: a seat, or a season. One that gives something away is used up.',
    params: { code: Code },
    answer: OpenedSchema,
    async handle(desk, { params, request }) {
      if (!mayTry(desk, request.ip)) return no('too-many');
      const target = await targetOf(desk.services, params.code);
      if (!target) return no('no-such-code');
      const what = await opened(desk, target);
      if (!what.ok) return what;
      return (await spend(desk.services, params.code, target)) ? what : no('no-such-code');
    },
  }),
  route({
    method: 'POST',
    url: '/tables/:id/seats/:seat/code',
    summary: 'A code for your seat, or for one to which you invite, to be read aloud: it opens the seat once, within ten minutes.',
    params: { id: Id, seat: SeatParameter },
    answer: SpokenCode,
    async handle(desk, { params, request }) {
      if (!mayMake(desk, request.ip)) return no('too-many');
      const visited = await visitSeat(desk, request, params.id, params.seat);
      if (!visited.ok) return visited;
      const { table } = visited.value.room;
      const { chair = visited.value.seat, links = 0 } = table.seats[visited.value.seat] ?? {};
      return accept(await spokenCode(desk.services, { table: table.id, chair, links }));
    },
  }),
  route({
    method: 'POST',
    url: '/seasons/:id/code',
    summary:
      'A code for a season, to be read aloud: for looking, a day long, or with the season’s link for changing it, once and within ten minutes.',
    params: { id: Id },
    body: closed({ change: Type.Boolean() }),
    answer: SpokenCode,
    async handle(desk, { params, body, request }) {
      if (!mayMake(desk, request.ip)) return no('too-many');
      const season = body.change ? await changing(desk, params.id, request) : await desk.seasons.find(params.id);
      if (!season.ok) return season;
      return accept(await spokenCode(desk.services, { season: params.id, links: body.change ? season.value.row.links : null }));
    },
  }),
];
