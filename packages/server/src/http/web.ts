import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findTable } from '../store/tables.ts';
import { withGame } from './game-hint.ts';
import { serveMatchPage } from './match-page.ts';
import { API } from './openapi.ts';
import { deny, sendProblem } from './problem.ts';
import type { Desk } from './route.ts';

const PAGES = ['index.html', 'page.html'];
/** Tells the app that a stadium serves it: there are papers and reviews to be had, which plain files cannot give. */
const SERVED = '<meta name="stadium-server" content="v1">';
const YEAR = 'public, max-age=31536000, immutable';

/** The app's files, and its one page for every address of the app. */
export async function serveWeb(app: FastifyInstance, desk: Desk): Promise<void> {
  const { web: folder, base } = desk.services.config;
  const index = folder && readIndex(folder, base);
  if (folder && index) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: `${base}/`,
      index: false,
      wildcard: false,
      globIgnore: [...PAGES, '**/*.{br,gz}'],
      // The build leaves scripts and styles packed beside themselves.
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        response.setHeader('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
      },
    });
  }
  if (folder && index) for (const name of PAGES) servePage(app, `${base}/${name}`, join(folder, name));
  const page = index ?? noAppPage(base);
  serveMatchPage(app, desk, page);
  app.get<{ Params: { id: string } }>(`${base}/t/:id`, async (request, reply) => {
    const { id } = request.params;
    const table = await findTable(desk.services.db, id);
    return sendPage(reply, table ? withGame(page, id, table.game) : page);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request, base)) return sendProblem(request, reply, deny('not-found'));
    return sendPage(reply, page);
  });
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

/** The app's pages as files, which its service worker keeps for when there is no network. */
function servePage(app: FastifyInstance, url: string, file: string): void {
  if (!existsSync(file)) return;
  const page = readFileSync(file, 'utf8').replace('<head>', `<head>${SERVED}`);
  app.get(url, async (_, reply) => sendPage(reply, page));
}

/** Addresses of the app (`/g/<game>`, `/t/<table>`, `/m/<match>`, its pages): what a browser opens that names no file. */
function isPage(request: FastifyRequest, base: string): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
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

/** The app asks for its files relative to here, at whatever depth its address is. */
function readIndex(folder: string, base: string): string | null {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8').replace('<head>', `<head>${SERVED}`);
  return html.includes('<base ') ? html : html.replace('<head>', `<head><base href="${base}/">`);
}

function noAppPage(base: string): string {
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Stade de poche</title></head>
<body><p>L’application n’est pas construite ; le serveur répond sous <a href="${base}${API}/docs">${base}${API}</a>.</p>
<p lang="en">The app is not built; the server answers under <a href="${base}${API}/docs">${base}${API}</a>.</p></body></html>
`;
}
