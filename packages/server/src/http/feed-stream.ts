import { FeedMessageSchema, Id } from '@pocket-stadium/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Listener, Since } from '../tables/audience.ts';
import { no } from '../tables/words.ts';
import { identityOf } from './identity.ts';
import { type Route, route } from './route.ts';
import { secured } from './security.ts';

const KEEP_ALIVE_EVERY = 15_000;
const SEATS = '^[0-9]{1,2}(\\.[0-9]{1,2}){0,7}$|^$';

/** How messages are written into a stream, and what is written so that it stays open. */
interface Framing {
  readonly type: string;
  readonly idle: string;
  frame(text: string, seats: readonly number[]): string;
}

const LINES: Framing = { type: 'application/x-ndjson; charset=utf-8', idle: '\n', frame: (text) => `${text}\n` };

/** Server-Sent Events name the last entry, so that a browser that reconnects by itself gets what it lacks. */
const EVENTS: Framing = {
  type: 'text/event-stream; charset=utf-8',
  idle: ':\n\n',
  frame(text, seats) {
    const message = JSON.parse(text) as { type: string; match?: string; first?: number; keep?: number; entries?: unknown[] };
    const last = message.type === 'entries' ? (message.first ?? 1) - 1 + (message.entries?.length ?? 0) : message.keep;
    const id = message.match !== undefined && last !== undefined ? `id: ${message.match}:${last}:${seats.join('.')}\n` : '';
    return `${id}data: ${text}\n\n`;
  },
};

/** How many entries the reader has: from the query, or from the id of the last event. */
function sinceOf(request: FastifyRequest, query: { match?: string; have?: string; as?: string }): Since {
  const seats = (text: string) => (text === '' ? [] : text.split('.').map(Number));
  const last = request.headers['last-event-id'];
  const [match, have = '0', as = ''] = typeof last === 'string' ? last.slice(0, 80).split(':') : [query.match, query.have, query.as];
  return { match, have: Number(have) || 0, as: seats(as) };
}

export const feedRoute: Route = route({
  method: 'GET',
  url: '/tables/:id/feed',
  summary:
    'The live feed: newline-delimited JSON, or Server-Sent Events when asked for (Accept: text/event-stream). Empty lines keep it open.',
  params: { id: Id },
  query: {
    match: Id,
    have: Type.String({ pattern: '^[0-9]{1,7}$', description: 'The last entry you have.' }),
    as: Type.String({ pattern: SEATS, description: 'The seats you saw it from, joined by dots.' }),
    turns: Type.Literal('1', { description: 'Also send `turn` messages with the legal moves.' }),
    dice: Type.Literal('2', { description: 'You know the second fair dice; who does not is told so in the table’s `notice`.' }),
  },
  answer: FeedMessageSchema,
  media: 'application/x-ndjson',
  async handle(desk, { params, query, request, reply }) {
    const { services, lobby } = desk;
    const identity = await identityOf(services, request);
    if (!identity.ok) return identity;
    const room = await lobby.find(params.id);
    if (!room.ok) return room;
    const { audience } = room.value;
    const visitor = { identity: identity.value, address: request.ip };
    // This is decided before the stream begins, so that the refusal can be answered. Who holds a seat is asked of the
    // store.
    if (!audience.welcomes(visitor) && !(await room.value.fresh(async () => audience.welcomes(visitor)))) return no('full-house');
    const framing = (request.headers.accept ?? '').includes('text/event-stream') ? EVENTS : LINES;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, secured({ 'content-type': framing.type, 'cache-control': 'no-store', 'x-accel-buffering': 'no' }));

    const listener: Listener = {
      ...visitor,
      turns: query.turns === '1',
      second: query.dice === '2',
      lag: 0,
      send(text) {
        if (raw.destroyed) return;
        if (raw.writableLength > services.config.limits.unread) {
          services.metrics.dropped.inc();
          raw.destroy();
        } else raw.write(framing.frame(text, audience.seatsOf(listener)));
      },
      close(why) {
        this.send(JSON.stringify({ type: 'bye', why }));
        raw.end();
      },
    };
    services.metrics.feeds.inc();
    const idle = setInterval(() => raw.write(framing.idle), KEEP_ALIVE_EVERY);
    raw.on('close', () => {
      clearInterval(idle);
      services.metrics.feeds.dec();
      room.value.detach(listener);
    });
    try {
      if (!(await room.value.attach(listener, sinceOf(request, query)))) listener.close('full-house');
    } catch (error) {
      services.log.error({ err: error }, 'a feed could not begin');
      listener.close('unavailable');
    }
    if (raw.destroyed) room.value.detach(listener);
    return null;
  },
});
