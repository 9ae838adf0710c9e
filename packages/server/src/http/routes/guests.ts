import { accept } from '@pocket-stadium/kernel';
import type { Guest } from '@pocket-stadium/protocol';
import { Guest as GuestSchema, GuestWithToken, NewGuest, Rename, Sitting } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import { newId } from '../../ids.ts';
import { insertGuest, renameGuest, sittingsOf } from '../../store/guests.ts';
import type { GuestRow } from '../../store/schema.ts';
import { isNickname } from '../../tables/nickname.ts';
import { no } from '../../tables/words.ts';
import { clearCookie, guestOf, setCookie } from '../identity.ts';
import { type Route, route } from '../route.ts';

const view = ({ id, name, program }: GuestRow): Guest => ({ id, name, program: program === 1 });

export const guestRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/guests',
    summary: 'Become a guest: a nickname, and a token in a cookie and in the answer.',
    body: NewGuest,
    answer: GuestWithToken,
    async handle({ services }, { body, request, reply }) {
      const { limiter, config, db, signer, now } = services;
      if (!limiter.take(`guest ${request.ip}`, config.limits.guests)) return no('too-many');
      if (!isNickname(body.name)) return no('bad-name');
      const guest: GuestRow = { id: newId(), name: body.name, program: body.program ? 1 : 0, created: now() };
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
      // Serialised by hand: a bare null would be sent as an empty body.
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
      if (!isNickname(body.name)) return no('bad-name');
      await renameGuest(services.db, guest.value.id, body.name);
      return accept(view({ ...guest.value, name: body.name }));
    },
  }),
  route({
    method: 'DELETE',
    url: '/me',
    summary: 'Be forgotten: the nickname leaves every table and record, the token ends.',
    answer: Type.Object({}),
    async handle({ services, house }, { request, reply }) {
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      if (guest.value) await house.forget(guest.value.id);
      clearCookie(services, reply);
      return accept({});
    },
  }),
  route({
    method: 'GET',
    url: '/me/seats',
    summary: 'The matches you sit or sat in, the latest first.',
    answer: Type.Array(Sitting),
    async handle({ services }, { request }) {
      const guest = await guestOf(services, request);
      if (!guest.ok) return guest;
      if (!guest.value) return no('guest-needed');
      const rows = await sittingsOf(services.db, guest.value.id);
      return accept(
        rows.map(({ table_id, match_id, seat, game, status, updated }) => ({
          table: table_id,
          match: match_id,
          seat,
          game,
          status,
          updated: Number(updated),
        })),
      );
    },
  }),
];
