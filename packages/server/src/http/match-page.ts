import { LANGS, type Lang, type Play } from '@pocket-stadium/kernel';
import { headlineOf, resultLine } from '@pocket-stadium/print/record';
import type { FastifyInstance } from 'fastify';
import * as w from '../../words/match_page.ts';
import { foldSlowly, readMatch } from '../tables/archive.ts';
import type { AppPage } from './app-page.ts';
import { escapeHtml } from './docs-page.ts';
import { langOf } from './lang.ts';
import { type LinkCard, meta, originOf, withCard } from './link-card.ts';
import { API } from './openapi.ts';
import type { Desk } from './route.ts';

/** The permanent page of a match is the app's page, with a card for its link. */
export function serveMatchPage(app: FastifyInstance, { services }: Desk, page: AppPage): void {
  const { base } = services.config;
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(`${base}/m/:id`, async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-language');
    const { id } = request.params;
    const match = /^[0-9a-f]{32}$/.test(id) ? await readMatch(services, id) : null;
    const play = match?.ok ? await foldSlowly(services.games, match.value) : null;
    const asked = langOf(request.headers['accept-language']);
    if (!play?.ok) return page.at('m', { lang: asked });
    const lang = LANGS.find((known) => known === request.query.lang) ?? asked;
    // The browser fetches the record together with the page.
    const record = `<link rel="preload" as="fetch" crossorigin href="${base}${API}/matches/${id}.json">`;
    const known = page.of('m', id, { lang: asked, game: play.value.game.about.id }, record);
    return withCard(known, cardOf(play.value, { lang, root: `${originOf(request)}${base}`, id }));
  });
}

interface Address {
  readonly lang: Lang;
  /** The address of the server, with its prefix. */
  readonly root: string;
  readonly id: string;
}

function cardOf(play: Play, { lang, root, id }: Address): LinkCard {
  const record = `${root}${API}/matches/${id}`;
  const link = (rel: string, type: string, href: string) => `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}">`;
  return {
    lang,
    url: `${root}/m/${id}`,
    type: 'article',
    title: `${headlineOf(play, lang)} · ${play.game.about.names[lang]}`,
    description: `${resultLine(play, lang)}. ${w.inside[lang]}`,
    image: `${record}.png?lang=${lang}`,
    alt: resultLine(play, lang),
    more: [
      // Nicknames are not for search engines.
      meta('name', 'robots', 'noindex'),
      link('alternate', 'application/json', `${record}.json`),
      link('alternate', 'text/plain', `${record}.txt`),
      link('alternate', 'application/pdf', `${record}.pdf?lang=${lang}`),
    ],
  };
}
