import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findTable } from '../store/tables.ts';
import { AppPage } from './app-page.ts';
import { serveMatchPage } from './match-page.ts';
import { API } from './openapi.ts';
import { deny, sendProblem } from './problem.ts';
import type { Desk } from './route.ts';

const PAGES = ['index.html', 'page.html'];
const YEAR = 'public, max-age=31536000, immutable';

/** The app's files, and its one page for every address of the app. */
export async function serveWeb(app: FastifyInstance, desk: Desk): Promise<void> {
  const { web: folder, base } = desk.services.config;
  const built = folder ? AppPage.read(folder, base) : null;
  if (folder && built) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: `${base}/`,
      index: false,
      wildcard: false,
      globIgnore: [...PAGES, '**/*.{br,gz}'],
      // The build leaves scripts and styles packed beside themselves.
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
      },
    });
    for (const name of PAGES) servePage(app, `${base}/${name}`, join(folder, name));
  }
  const page = built ?? AppPage.missing(base);
  serveMatchPage(app, desk, page);
  app.get<{ Params: { id: string } }>(`${base}/t/:id`, async (request, reply) => {
    const { id } = request.params;
    const table = await findTable(desk.services.db, id);
    return sendPage(reply, table ? page.of('t', id, table.game) : page.at('t'));
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request, base)) return sendProblem(request, reply, deny('not-found'));
    const [place = '', id = ''] = pathOf(request)
      .slice(base.length + 1)
      .split('/');
    return sendPage(reply, page.at(place, id));
  });
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

/** The app's pages as files, which its service worker keeps for when there is no network. */
function servePage(app: FastifyInstance, url: string, file: string): void {
  if (!existsSync(file)) return;
  const page = AppPage.served(file);
  app.get(url, async (_, reply) => sendPage(reply, page));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

/** Addresses of the app (`/g/<game>`, `/t/<table>`, `/m/<match>`, its pages): what a browser opens that names no file. */
function isPage(request: FastifyRequest, base: string): boolean {
  const path = pathOf(request);
  const inside = path === base || path.startsWith(`${base}/`);
  const last = path.slice(path.lastIndexOf('/') + 1);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    inside &&
    !path.startsWith(`${base}${API}`) &&
    !last.includes('.') &&
    accepts(request)
  );
}

function accepts({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '*/*').includes('text/html') || headers.accept === '*/*' || headers.accept === undefined;
}
