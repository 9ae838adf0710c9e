import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findTable } from '../store/tables.ts';
import { AppPage } from './app-page.ts';
import { cardFor } from './cards.ts';
import { langOf } from './lang.ts';
import { meta, withCard } from './link-card.ts';
import { serveMatchPage } from './match-page.ts';
import { API } from './openapi.ts';
import { deny, sendProblem } from './problem.ts';
import type { Desk } from './route.ts';

const ASSETS = 'assets';
const PAGES = ['index.html', 'page.html'];
/** Pages that show what somebody put on the server under a link alone: no search engine lists them. */
const UNLISTED: ReadonlySet<string> = new Set(['season', 'wall']);
const YEAR = 'public, max-age=31536000, immutable';

/** The app's files, and its one page for every address of the app. */
export async function serveWeb(app: FastifyInstance, desk: Desk): Promise<void> {
  const { web: folder, base } = desk.services.config;
  const built = folder ? AppPage.read(folder, base) : null;
  if (folder && built) {
    const files: Omit<FastifyStaticOptions, 'root'> = {
      index: false,
      // The build leaves scripts and styles packed beside themselves.
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', path.includes(`/${ASSETS}/`) ? YEAR : 'no-cache');
      },
    };
    // A route for each file, so that all other addresses are pages; but for the assets, which are nearly all files and share one.
    await app.register(fastifyStatic, {
      ...files,
      root: folder,
      prefix: `${base}/`,
      wildcard: false,
      globIgnore: [...PAGES, `${ASSETS}/**`, '**/*.{br,gz}'],
    });
    await app.register(fastifyStatic, {
      ...files,
      root: join(folder, ASSETS),
      prefix: `${base}/${ASSETS}/`,
      decorateReply: false,
      allowedPath: (path) => !/\.(br|gz)$/.test(path),
    });
    for (const name of PAGES) servePage(app, `${base}/${name}`, join(folder, name));
  }
  const page = built ?? AppPage.missing(base);
  serveMatchPage(app, desk, page);
  app.get<{ Params: { id: string } }>(`${base}/t/:id`, async (request, reply) => {
    const { id } = request.params;
    const table = await findTable(desk.services.db, id);
    if (!table) return sendPage(reply, page.at('t', { lang: langFor(request) }));
    const card = cardFor(desk, request, 't', table.game);
    const known = page.of('t', id, { lang: langFor(request), game: table.game }, meta('name', 'robots', 'noindex'));
    return sendPage(reply, card ? withCard(known, card) : known);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request, base)) return sendProblem(request, reply, deny('not-found'));
    const [name = '', id = ''] = pathOf(request)
      .slice(base.length + 1)
      .split('/');
    const card = cardFor(desk, request, name, id);
    const known = page.at(name, { lang: langFor(request), game: id }, UNLISTED.has(name) ? meta('name', 'robots', 'noindex') : '');
    return sendPage(reply, card ? withCard(known, card) : known);
  });
}

const langFor = (request: FastifyRequest) => langOf(request.headers['accept-language']);

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-language').send(page);

/** The app's pages as files, which its service worker keeps for when there is no network. */
function servePage(app: FastifyInstance, url: string, file: string): void {
  if (!existsSync(file)) return;
  const page = AppPage.served(file);
  app.get(url, async (_, reply) => sendPage(reply, page));
}

/** Whether a request is for one of the files that the build named, and that browsers keep. */
export const isAsset = ({ url }: FastifyRequest, base: string): boolean => url.startsWith(`${base}/${ASSETS}/`);

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
