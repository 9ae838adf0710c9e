import { accept } from '@pocket-stadium/kernel';
import {
  CommandSchema,
  Created,
  Done,
  GameId,
  Id,
  NewTable,
  Quick,
  Seated,
  Secret,
  Sit,
  Status,
  TableLine,
  TableView,
} from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import { renewLink } from '../../tables/acts/gather.ts';
import { listing } from '../../tables/listing.ts';
import { heldSeats, readTable } from '../../tables/table.ts';
import { tableLine } from '../../tables/view.ts';
import { no } from '../../tables/words.ts';
import { sitterOf } from '../identity.ts';
import { makingClosed } from '../making.ts';
import { type Route, route } from '../route.ts';
import { SeatParameter, secretOf, visit, visitSeat } from '../seat-asked.ts';

export const tableRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/tables',
    summary: 'The lobby: public tables that gather, or matches that can be watched (`status=playing`).',
    query: { status: Status, game: GameId },
    answer: Type.Array(TableLine),
    async handle({ services, lobby }, { query }) {
      const rows = await listing(services, lobby, query.status ?? 'gathering', query.game);
      return accept(rows.map((row) => tableLine(readTable(row))));
    },
  }),
  route({
    method: 'POST',
    url: '/tables',
    summary: 'Set up a table. With fair dice the answer carries the server’s commitment; the seats’ strings come after it.',
    body: NewTable,
    bodyLimit: ({ record }) => record,
    answer: Created,
    async handle({ services, lobby }, { body, request }) {
      if (!services.limiter.take(`table ${request.ip}`, services.order.limits.tables)) return no('too-many');
      const closed = await makingClosed(services, request);
      if (closed) return closed;
      const sitter = await sitterOf(services, request);
      if (!sitter.ok) return sitter;
      const room = await lobby.create(sitter.value, body, request.ip);
      if (!room.ok) return room;
      const { table } = room.value;
      const you = heldSeats(table, { guest: sitter.value.guest, secrets: [] }, services.signer);
      const secrets = table.seats.flatMap(({ holder }, seat) =>
        holder.kind === 'invited' || you.includes(seat) ? [{ seat, secret: secretOf(room.value, seat) }] : [],
      );
      return accept({ table: room.value.view(you), secrets });
    },
  }),
  route({
    method: 'POST',
    url: '/quick',
    summary: 'Anyone, this game: sit down where somebody waits, or wait.',
    body: Quick,
    answer: Seated,
    async handle({ services, lobby }, { body, request }) {
      if (!services.limiter.take(`table ${request.ip}`, services.order.limits.tables)) return no('too-many');
      const closed = await makingClosed(services, request);
      if (closed) return closed;
      const sitter = await sitterOf(services, request);
      if (!sitter.ok) return sitter;
      const seated = await lobby.quick(sitter.value, body.game, request.ip);
      if (!seated.ok) return seated;
      const { room, seat } = seated.value;
      return accept({ seat, secret: secretOf(room, seat), table: room.view([seat]) });
    },
  }),
  route({
    method: 'GET',
    url: '/tables/:id',
    summary: 'A table as it is now.',
    params: { id: Id },
    answer: TableView,
    async handle(desk, { params, request }) {
      const visited = await visit(desk, request, params.id);
      if (!visited.ok) return visited;
      const { room, seats } = visited.value;
      return accept(await room.exclusively(async () => room.view(seats())));
    },
  }),
  route({
    method: 'POST',
    url: '/tables/:id/seats',
    summary: 'Sit down: on a given seat, on the one that a secret opens, or on the first that is free. Asked twice, it is done once.',
    params: { id: Id },
    body: Sit,
    answer: Seated,
    async handle({ services, lobby }, { params, body, request }) {
      const sitter = await sitterOf(services, request);
      if (!sitter.ok) return sitter;
      const seated = await lobby.sit(params.id, sitter.value, body);
      if (!seated.ok) return seated;
      const { room, seat } = seated.value;
      const you = heldSeats(room.table, { guest: sitter.value.guest, secrets: body.secret ? [body.secret] : [] }, services.signer);
      return accept({ seat, secret: secretOf(room, seat), table: room.view(you) });
    },
  }),
  route({
    method: 'GET',
    url: '/tables/:id/seats/:seat/secret',
    summary: 'The secret of your seat’s link, for another device.',
    params: { id: Id, seat: SeatParameter },
    answer: Type.Object({ secret: Secret }),
    async handle(desk, { params, request }) {
      const visited = await visitSeat(desk, request, params.id, params.seat);
      return visited.ok ? accept({ secret: secretOf(visited.value.room, visited.value.seat) }) : visited;
    },
  }),
  route({
    method: 'POST',
    url: '/tables/:id/seats/:seat/secret',
    summary: 'Renew the link of your seat; the old one opens nothing any more.',
    params: { id: Id, seat: SeatParameter },
    answer: Type.Object({ secret: Secret }),
    async handle(desk, { params, request }) {
      const visited = await visitSeat(desk, request, params.id, params.seat);
      if (!visited.ok) return visited;
      const { room, seat } = visited.value;
      await room.exclusively(() => renewLink(room, seat));
      return accept({ secret: secretOf(room, seat) });
    },
  }),
  route({
    method: 'POST',
    url: '/tables/:id/do',
    summary: 'Do something for a seat of yours. The answer comes when it is stored; a repeat with the same key gets the first answer.',
    params: { id: Id },
    body: CommandSchema,
    answer: Done,
    async handle(desk, { params, body, request }) {
      const visited = await visit(desk, request, params.id);
      if (!visited.ok) return visited;
      return visited.value.room.do({ seats: visited.value.seats, lag: 0 }, body);
    },
  }),
];
