import type { Result } from '@pocket-stadium/kernel';
import { closed } from '@pocket-stadium/protocol/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Limits } from '../config.ts';
import { largeBodies } from '../pacing.ts';
import type { SeasonDesk } from '../seasons/season-desk.ts';
import type { Services } from '../services.ts';
import type { Lobby } from '../tables/lobby.ts';
import { LARGEST_RECORD } from '../tables/order.ts';
import { deny, sendProblem } from './problem.ts';
import { checker } from './validate.ts';

/** What every route may use. */
export interface Desk {
  readonly services: Services;
  readonly lobby: Lobby;
  readonly seasons: SeasonDesk;
}

type Fields = Readonly<Record<string, Type.TSchema>>;
type FieldsOf<F extends Fields> = { [K in keyof F]: Type.Static<F[K]> };

interface Asked<P extends Fields, Q extends Fields, B extends Type.TSchema> {
  readonly params: FieldsOf<P>;
  readonly query: Partial<FieldsOf<Q>>;
  readonly body: Type.Static<B>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Definition<P extends Fields, Q extends Fields, B extends Type.TSchema> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under /api/v1, with parameters as `:id`. */
  readonly url: string;
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** How many bytes the body may have, where it may have more than usual. */
  readonly bodyLimit?: (limits: Limits) => number;
  /** What a success looks like; absent where the answer is no JSON. */
  readonly answer?: Type.TSchema;
  readonly media?: string;
  /** Answers with JSON; `null` when the handler has sent the answer itself. */
  handle(desk: Desk, asked: Asked<P, Q, B>): Promise<Result<unknown> | null>;
}

/** A route as data: what serves it is also what documents it. */
export interface Route {
  readonly method: Definition<Fields, Fields, Type.TSchema>['method'];
  readonly url: string;
  readonly summary: string;
  readonly params: Fields;
  readonly query: Fields;
  readonly body: Type.TSchema | null;
  readonly answer: Type.TSchema | null;
  readonly media: string;
  serve(app: FastifyInstance, desk: Desk): void;
}

export function route<
  P extends Fields = Record<never, never>,
  Q extends Fields = Record<never, never>,
  B extends Type.TSchema = Type.TUnknown,
>(definition: Definition<P, Q, B>): Route {
  const { method, url, summary, params, query, body, answer, media = 'application/json', bodyLimit } = definition;
  const checkParams = params && checker(closed(params));
  const checkQuery = query && checker(closed(optional(query)));
  const checkBody = body && checker(body);
  return {
    method,
    url,
    summary,
    params: params ?? {},
    query: query ?? {},
    body: body ?? null,
    answer: answer ?? null,
    media,
    serve(app, desk) {
      app.route({
        method,
        url,
        ...(bodyLimit === undefined ? {} : { bodyLimit: bodyLimit({ ...desk.services.config.limits, record: LARGEST_RECORD }) }),
        async onRequest(request, reply) {
          // The host may set the limit while the server runs: what says its length is refused before it is read.
          const length = Number(request.headers['content-length']);
          if (bodyLimit && length > bodyLimit(desk.services.order.limits)) return sendProblem(request, reply, deny('too-large'));
        },
        async handler(request, reply) {
          if (bodyLimit) await new Promise<void>((resolve) => largeBodies.take(resolve));
          if (bodyLimit && request.headers['content-length'] === undefined) {
            const length = Buffer.byteLength(JSON.stringify(request.body ?? null));
            if (length > bodyLimit(desk.services.order.limits)) return sendProblem(request, reply, deny('too-large'));
          }
          const refused = checkParams?.(request.params) ?? checkQuery?.(request.query) ?? checkBody?.(request.body);
          if (refused) return sendProblem(request, reply, refused);
          const asked = { params: request.params, query: request.query, body: request.body, request, reply } as Asked<P, Q, B>;
          const result = await definition.handle(desk, asked);
          if (result === null) return reply;
          if (!result.ok) {
            desk.services.metrics.refusals.inc({ code: result.problem.code });
            return sendProblem(request, reply, result);
          }
          return reply.header('cache-control', 'no-store').send(result.value);
        },
      });
    },
  };
}

function optional(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)]));
}
