import { fill, type Words } from '@pocket-stadium/kernel';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import * as w from '../../words/http.ts';
import { same } from '../ids.ts';
import { type NotReady, Readiness } from '../store/readiness.ts';
import { isFromHere } from './host-only.ts';
import { langOf } from './lang.ts';
import { deny, sendProblem } from './problem.ts';
import type { Desk } from './route.ts';

const READY: Words = w.ready;
const NOT_READY: Words = w.not_ready;
const CLOSING: NotReady = { words: w.words };

/**
 * Health, readiness and figures, for operators. They stand at the root, and under the prefix for a proxy that passes on
 * nothing else.
 */
export function serveOperations(app: FastifyInstance, { services, lobby }: Desk): void {
  const { base } = services.config;
  const get = (path: string, answer: RouteHandlerMethod) => {
    for (const url of new Set([path, `${base}${path}`])) app.get(url, answer);
  };
  get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'));

  const readiness = new Readiness(services.db, services.now, services.steady);
  get('/readyz', async (request, reply) => {
    const lang = langOf(request.headers['accept-language']);
    const why = lobby.closing ? CLOSING : await readiness.whyNot();
    const text = why ? `${NOT_READY[lang]} ${fill(why.words, why.values ?? {}, lang)}` : READY[lang];
    return reply
      .code(why ? 503 : 200)
      .type('text/plain; charset=utf-8')
      .send(`${text}\n`);
  });

  get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) return sendProblem(request, reply, deny('not-found'));
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.text());
  });
}

/** The request comes from this machine and not through a proxy, or it has the token. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return same(given, token);
  return isFromHere(request);
}
