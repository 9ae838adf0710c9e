import { fill, type Words } from '@pocket-stadium/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as w from '../../words/http.ts';
import { same } from '../ids.ts';
import { type NotReady, Readiness } from '../store/readiness.ts';
import { langOf } from './lang.ts';
import { deny, sendProblem } from './problem.ts';
import type { Desk } from './route.ts';

const READY: Words = w.ready;
const NOT_READY: Words = w.not_ready;
const CLOSING: NotReady = { words: w.words };

/** Health, readiness and figures, for whoever operates the server. */
export function serveOperations(app: FastifyInstance, { services, house }: Desk): void {
  app.get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'));

  const readiness = new Readiness(services.db, services.now, services.steady);
  app.get('/readyz', async (request, reply) => {
    const lang = langOf(request.headers['accept-language']);
    const why = house.closing ? CLOSING : await readiness.whyNot();
    const text = why ? `${NOT_READY[lang]} ${fill(why.words, why.values ?? {}, lang)}` : READY[lang];
    return reply
      .code(why ? 503 : 200)
      .type('text/plain; charset=utf-8')
      .send(`${text}\n`);
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) return sendProblem(request, reply, deny('not-found'));
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.text());
  });
}

/** This machine, not through a proxy; or whoever has the token. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== null && given !== undefined) return same(given, token);
  const address = request.socket.remoteAddress ?? '';
  return (
    request.headers['x-forwarded-for'] === undefined && (address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1')
  );
}
