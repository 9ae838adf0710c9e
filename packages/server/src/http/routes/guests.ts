import { accept, makeRecordJson } from '@pocket-stadium/kernel';
import type { Guest, Sitting } from '@pocket-stadium/protocol';
import {
  AboutServer,
  Guest as GuestSchema,
  GuestWithToken,
  NewGuest,
  OwnData,
  Rename,
  Sitting as SittingSchema,
} from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import { newId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { tablesOf } from '../../store/chairs.ts';
import { insertGuest, renameGuest, sittingsOf } from '../../store/guests.ts';
import type { GuestRow } from '../../store/schema.ts';
import { seasonsOfGuest } from '../../store/seasons.ts';
import { seenAt } from '../../store/visits.ts';
import { readMatch } from '../../tables/archive.ts';
import { isDrawn, nameFor } from '../../tables/naming.ts';
import { no } from '../../tables/words.ts';
import { isFromHere } from '../host-only.ts';
import { clearCookie, guestOf, setCookie } from '../identity.ts';
import { langOf } from '../lang.ts';
import { type Route, route } from '../route.ts';
import { lanUrl } from './host.ts';

const view = ({ id, name, program }: GuestRow): Guest => ({ id, name, program: program === 1 });

async function seatsOf({ db }: Services, guest: string): Promise<Sitting[]> {
  const rows = await sittingsOf(db, guest);
  return rows.map(({ table_id, match_id, seat, game, status, updated }) => ({
    table: table_id,
    match: match_id,
    seat,
    game,
    status: status as Sitting['status'],
    updated: Number(updated),
  }));
}

export const guestRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/guests',
    summary: 'Become a guest: a nickname, and a token in a cookie and in the answer.',
    body: NewGuest,
    answer: GuestWithToken,
    async handle({ services }, { body, request, reply }) {
      const { limiter, order, db, signer, now } = services;
      if (!limiter.take(`guest ${request.ip}`, order.limits.guests)) return no('too-many');
      const name = await nameFor(services, body.name, langOf(request.headers['accept-language']));
      if (!name.ok) return name;
      const guest: GuestRow = { id: newId(), name: name.value, program: body.program ? 1 : 0, created: now() };
      await insertGuest(db, guest);
      setCookie(services, request, reply, guest.id);
      return accept({ ...view(guest), token: signer.token(guest.id) });
    },
  }),
  route({
    method: 'GET',
    url: '/me',
    summary: 'Who the cookie or token says you are; null for nobody.',
    answer: Type.Union([GuestSchema, Type.Null()]),
    async handle({ services }, { request, reply }) {
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      // The answer is serialised by hand: a bare null would be sent as an empty body.
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(JSON.stringify(guest.value && view(guest.value)));
      return null;
    },
  }),
  route({
    method: 'PATCH',
    url: '/me',
    summary: 'Change the nickname, for seats taken from now on.',
    body: Rename,
    answer: GuestSchema,
    async handle({ services }, { body, request }) {
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      if (!guest.value) return no('guest-needed');
      const { names } = await services.order.read();
      // A guest whose name was drawn keeps it, whatever the device would call them.
      const wished = names === 'drawn' && isDrawn(guest.value.name) ? guest.value.name : body.name;
      const name = await nameFor(services, wished, langOf(request.headers['accept-language']));
      if (!name.ok) return name;
      await renameGuest(services.db, guest.value.id, name.value);
      return accept(view({ ...guest.value, name: name.value }));
    },
  }),
  route({
    method: 'DELETE',
    url: '/me',
    summary: 'Be forgotten: the nickname leaves every table, record and season, the token ends.',
    answer: Type.Object({}),
    async handle({ services, lobby, seasons }, { request, reply }) {
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      if (guest.value) {
        await seasons.forget(guest.value.id);
        await lobby.forget(guest.value.id);
      }
      clearCookie(services, reply);
      return accept({});
    },
  }),
  route({
    method: 'GET',
    url: '/me/seats',
    summary: 'The matches you sit or sat in, the latest first.',
    answer: Type.Array(SittingSchema),
    async handle({ services }, { request }) {
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      if (!guest.value) return no('guest-needed');
      return accept(await seatsOf(services, guest.value.id));
    },
  }),
  route({
    method: 'GET',
    url: '/me/data',
    summary: 'Everything that is kept about you, with the records of your finished matches.',
    answer: OwnData,
    async handle({ services }, { request }) {
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      if (!guest.value) return no('guest-needed');
      const { id, created } = guest.value;
      const seats = await seatsOf(services, id);
      const records: unknown[] = [];
      for (const match of new Set(seats.map((sitting) => sitting.match))) {
        const record = await readMatch(services, match);
        if (record.ok) records.push(JSON.parse(makeRecordJson(record.value)));
      }
      const seen = await seenAt(services.db, id);
      const tables = await tablesOf(services.db, id);
      const { entered, plays } = await seasonsOfGuest(services.db, id);
      const seasons = [...new Set([...entered, ...plays].map(({ season_id }) => season_id))];
      return accept({ guest: { ...view(guest.value), created: Number(created) }, seen, seats, tables, seasons, records });
    },
  }),
  route({
    method: 'GET',
    url: '/about',
    summary: 'What this server says about itself: how many days things are kept, and where others in the room reach it.',
    answer: AboutServer,
    async handle({ services: { config } }, { request }) {
      const lan = isFromHere(request) ? lanUrl(config, request.socket.localPort) : null;
      return accept({ retention: { ...config.retention }, lan });
    },
  }),
];
