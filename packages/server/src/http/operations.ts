import type { FastifyInstance, FastifyRequest } from 'fastify';
import { same } from '../ids.ts';
import { deny, sendProblem } from './problem.ts';
import type { Desk } from './route.ts';

/** Health, readiness and figures, for whoever operates the server. */
export function serveOperations(app: FastifyInstance, { services, house }: Desk): void {
  app.get('/healthz', async (_, reply) => reply.type('text/plain').send('ok\n'));

  app.get('/readyz', async (_, reply) => {
    try {
      if (house.closing) throw new Error('closing');
      await services.db.selectFrom('meta').select('name').limit(1).execute();
      return reply.type('text/plain').send('ready\n');
    } catch {
      return reply.code(503).type('text/plain').send('not ready\n');
    }
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
