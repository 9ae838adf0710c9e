import { accept } from '@pocket-stadium/kernel';
import { HostCommand, HostView } from '@pocket-stadium/protocol/schemas';
import Type from 'typebox';
import type { Limits } from '../../config.ts';
import { countStored } from '../../store/stored.ts';
import { closeTable, hostTable, renameEverywhere, tablesElsewhere } from '../../tables/hosting.ts';
import { isHost } from '../host-only.ts';
import { deny } from '../problem.ts';
import { type Desk, type Route, route } from '../route.ts';

type Config = Desk['services']['config'];

const urlAt = (address: string, base: string, port: number | undefined): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port ?? ''}${base}`;

/** Where phones reach this server, as far as it knows. */
export const lanUrl = ({ lan, base }: Config, port: number | undefined): string | null => (lan === null ? null : urlAt(lan, base, port));

const limitsOf = ({ guests, tables, watchers, watchersFrom, record }: Limits) => ({ guests, tables, watchers, watchersFrom, record });

export const hostRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/host',
    summary: 'For whoever hosts, at the machine itself or with the host’s token: addresses, tables, people, the order of the house.',
    answer: HostView,
    async handle({ services, lobby }, { request }) {
      if (!isHost(request, services.config)) return deny('host-only');
      const rooms = await lobby.all();
      const elsewhere = await tablesElsewhere(services, new Set(rooms.map(({ table }) => table.id)));
      return accept({
        url: lanUrl(services.config, request.socket.localPort),
        others: services.config.lanOthers.map(({ address, name }) => ({
          url: urlAt(address, services.config.base, request.socket.localPort),
          name,
        })),
        tables: [...rooms.map(hostTable).sort((a, b) => b.updated - a.updated), ...elsewhere],
        stored: await countStored(services.db),
        order: await services.order.read(),
        limits: limitsOf(services.order.limits),
        refused: [...services.order.refused],
      });
    },
  }),
  route({
    method: 'POST',
    url: '/host/do',
    summary: 'What a host does: close a table, rename or mute a guest, refuse an address for a while, change the order of the house.',
    body: HostCommand,
    answer: Type.Object({}),
    async handle({ services, lobby }, { body, request }) {
      if (!isHost(request, services.config)) return deny('host-only');
      const { order, log } = services;
      // The log says what was done, not to whom.
      log.warn({ did: body.do }, 'the host keeps order');
      switch (body.do) {
        case 'close':
          return closeTable(services, lobby, body.table);
        case 'rename':
          return renameEverywhere(services, lobby, body.guest, body.name);
        case 'mute': {
          const { muted } = await order.read();
          const others = muted.filter((guest) => guest !== body.guest);
          await order.change({ muted: body.muted ? [...others, body.guest] : others });
          return accept({});
        }
        case 'refuse':
          await order.refuse(body.address, body.minutes);
          return accept({});
        case 'order': {
          const { do: _, ...change } = body;
          await order.change(change);
          return accept({});
        }
      }
    },
  }),
];
