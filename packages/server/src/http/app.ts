import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { largeBodies } from '../pacing.ts';
import { Unavailable } from '../store/unavailable.ts';
import { no } from '../tables/words.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { feedRoute } from './feed-stream.ts';
import { serveWebSocket } from './feed-ws.ts';
import { isUnknownHost } from './host.ts';
import { claimedIdentity } from './identity.ts';
import { API, openApi } from './openapi.ts';
import { serveOperations } from './operations.ts';
import { isForeign } from './origin.ts';
import { deny, sendProblem } from './problem.ts';
import type { Desk, Route } from './route.ts';
import { bookRoutes } from './routes/book.ts';
import { codeRoutes } from './routes/codes.ts';
import { guestRoutes } from './routes/guests.ts';
import { hostRoutes } from './routes/host.ts';
import { keepsakeRoutes } from './routes/keepsakes.ts';
import { matchRoutes } from './routes/matches.ts';
import { problemRoutes } from './routes/problems.ts';
import { seasonRoutes } from './routes/seasons.ts';
import { tableRoutes } from './routes/tables.ts';
import { guardHalfOpen, securityHeaders } from './security.ts';
import { isAsset, serveWeb } from './web.ts';

export const ROUTES: readonly Route[] = [
  ...guestRoutes,
  ...tableRoutes,
  ...codeRoutes,
  feedRoute,
  ...matchRoutes,
  ...keepsakeRoutes,
  ...bookRoutes,
  ...problemRoutes,
  ...hostRoutes,
  ...seasonRoutes,
];

const BODY_LIMIT = 16_384;
const MESSAGE_LIMIT = 16_384;

/** Routes are checked by `validate.ts` and have no schema of Fastify's, whose two compilers would be a tenth of the time that a server takes to start. */
const unasked = () => {
  throw new Error('no route has a schema of Fastify’s');
};
const NO_SCHEMAS = { compilersFactory: { buildValidator: unasked, buildSerializer: unasked } };

/** The whole of what is served over HTTP. */
export async function buildApp(desk: Desk): Promise<FastifyInstance> {
  const { config, log, metrics } = desk.services;
  const app = Fastify({
    logger: false,
    trustProxy: (_, hop) => hop < config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 20_000,
    keepAliveTimeout: 20_000,
    forceCloseConnections: true,
    // A request with an unreadable address does not pass the hooks, so it is counted here.
    frameworkErrors: (_, request, reply) => {
      const counted = desk.services.limiter.take(`http ${request.ip}`, config.limits.requests);
      void sendProblem(request as FastifyRequest, reply as unknown as FastifyReply, counted ? deny('not-found') : no('too-many'));
    },
    routerOptions: { maxParamLength: 64 },
    schemaController: NO_SCHEMAS,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
  });
  app.server.maxConnections = config.limits.connections;
  const halfOpen = guardHalfOpen(app.server, config.limits.halfOpen);
  metrics.watch('stadium_half_open', 'Connections without a whole request yet.', () => halfOpen.size);

  securityHeaders(app);
  app.addHook('onRequest', async (request, reply) => {
    // A request that asks whether the process lives is always answered.
    if (request.url === '/healthz' || request.url === `${config.base}/healthz`) return;
    if (desk.services.order.refuses(request.ip)) return sendProblem(request, reply, deny('refused-address'));
    if (isUnknownHost(request, config)) return sendProblem(request, reply, deny('unknown-host'));
    if (isForeign(request, config.origins)) return sendProblem(request, reply, deny('foreign-origin'));
    const [what, most] = isAsset(request, config.base) ? ['file', config.limits.files] : ['http', config.limits.requests];
    if (!desk.services.limiter.take(`${what} ${request.ip}`, most)) {
      void excuse(desk, request);
      return sendProblem(request, reply, no('too-many'));
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalFor(error);
    if (refused.problem.code === 'unavailable') desk.services.nodes.onTrouble();
    if (refused.problem.code === 'internal') log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
    return sendProblem(request, reply, refused);
  });

  takeLargeBodies(app);
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT, perMessageDeflate: false },
    errorHandler: (_, socket) => socket.terminate(),
  });
  await app.register(
    async (api) => {
      for (const route of ROUTES) route.serve(api, desk);
      serveWebSocket(api, desk);
      api.get('/openapi.json', async () => openApi(ROUTES, config.base));
      api.get('/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage(ROUTES, config.base)));
      api.get('/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
    },
    { prefix: `${config.base}${API}` },
  );
  serveOperations(app, desk);
  await serveWeb(app, desk);
  return app;
}

/** Large bodies are parsed one in a turn: fifty that arrive together would keep everybody waiting for all of them. */
function takeLargeBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length <= BODY_LIMIT) void parse(request, body, done);
    else largeBodies.take(() => void parse(request, body, done));
  });
}

const LIVE = /\/tables\/([0-9a-f]{32})\/(?:ws|feed)(?:$|\?)/;

/** A seat whose address is turned away does not count as absent. */
async function excuse({ services, lobby }: Desk, request: FastifyRequest): Promise<void> {
  const table = LIVE.exec(request.url)?.[1];
  if (table !== undefined) await lobby.excuse(table, claimedIdentity(services, request));
}

/** Answers an error that no handler has answered. Anything unknown is our fault, and its trace stays here. */
function refusalFor(error: FastifyError) {
  if (error instanceof Unavailable) return deny('unavailable');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return deny('too-large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return deny('wrong-media');
  if (error.code === 'FST_ERR_CTP_EMPTY_JSON_BODY' || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return deny('not-json');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return deny('malformed', { where: '', why: '' });
  return deny('internal');
}
