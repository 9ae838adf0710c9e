import { LANGS, type Lang, type Play } from '@pocket-stadium/kernel';
import { headlineOf, resultLine } from '@pocket-stadium/print/record';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as w from '../../words/match_page.ts';
import { foldSlowly, readMatch } from '../tables/archive.ts';
import type { AppPage } from './app-page.ts';
import { escapeHtml } from './docs-page.ts';
import { langOf } from './lang.ts';
import { API } from './openapi.ts';
import type { Desk } from './route.ts';

/** The permanent page of a match is the app's page, with a card for whoever shows a link to it. */
export function serveMatchPage(app: FastifyInstance, { services }: Desk, page: AppPage): void {
  const { base } = services.config;
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(`${base}/m/:id`, async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-language');
    const { id } = request.params;
    const match = /^[0-9a-f]{32}$/.test(id) ? await readMatch(services, id) : null;
    const play = match?.ok ? await foldSlowly(services.games, match.value) : null;
    if (!play?.ok) return page.at('m');
    const lang = LANGS.find((known) => known === request.query.lang) ?? langOf(request.headers['accept-language']);
    // The record comes on its way together with the page.
    const record = `<link rel="preload" as="fetch" crossorigin href="${base}${API}/matches/${id}.json">`;
    const known = page.of('m', id, play.value.game.about.id, record);
    return withCard(known, play.value, { lang, root: `${originOf(request)}${base}`, id });
  });
}

interface Place {
  readonly lang: Lang;
  /** The address of the server, with its prefix. */
  readonly root: string;
  readonly id: string;
}

function withCard(page: string, play: Play, { lang, root, id }: Place): string {
  const title = `${headlineOf(play, lang)} · ${play.game.about.names[lang]}`;
  const description = `${resultLine(play, lang)}. ${w.inside[lang]}`;
  const record = `${root}${API}/matches/${id}`;
  const meta = (kind: 'name' | 'property', name: string, content: string) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
  const link = (rel: string, type: string, href: string) => `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}">`;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    // Nicknames are nothing for search engines.
    meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', w.house[lang]),
    meta('property', 'og:locale', w.locale[lang]),
    meta('property', 'og:url', `${root}/m/${id}`),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${record}.png?lang=${lang}`),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', resultLine(play, lang)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', `${record}.png?lang=${lang}`),
    `<link rel="canonical" href="${escapeHtml(`${root}/m/${id}`)}">`,
    link('alternate', 'application/json', `${record}.json`),
    link('alternate', 'text/plain', `${record}.txt`),
    link('alternate', 'application/pdf', `${record}.pdf?lang=${lang}`),
  ];
  // A function, so that no name is taken for a pattern of what it replaces.
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`);
}

/** Where the visitor says that they found us; nonsense becomes no origin at all. */
function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : '';
}
