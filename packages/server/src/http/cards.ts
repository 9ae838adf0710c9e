import { fill, LANGS, type Lang } from '@pocket-stadium/kernel';
import type { FastifyRequest } from 'fastify';
import * as w from '../../words/cards.ts';
import { langOf } from './lang.ts';
import { type LinkCard, originOf } from './link-card.ts';
import { API } from './openapi.ts';
import type { Desk } from './route.ts';

/** The language that somebody asks for a page in. */
export const pageLang = (request: FastifyRequest): Lang =>
  LANGS.find((known) => known === (request.query as { lang?: unknown }).lang) ?? langOf(request.headers['accept-language']);

/**
 * The card of the home page, a game's page or an invitation; null for pages that have none. It shows no names, since a
 * link may go anywhere.
 */
export function cardFor({ services }: Desk, request: FastifyRequest, page: string, gameId: string): LinkCard | null {
  const lang = pageLang(request);
  const root = `${originOf(request)}${services.config.base}`;
  const about = services.games.get(gameId)?.about;
  const address = `${root}${request.url.slice(services.config.base.length).split('?', 1)[0] ?? ''}`;
  const base = { lang, url: address, type: 'website' } as const;
  if (page === '') {
    const title = w.home_title[lang];
    const description = fill(w.home_text, { games: services.games.size }, lang);
    return { ...base, title, description, image: `${root}${API}/card.png?lang=${lang}`, alt: title };
  }
  if (!about || (page !== 'g' && page !== 't' && page !== 'rules' && page !== 'learn')) return null;
  const image = `${root}${API}/games/${gameId}/card.png?lang=${lang}`;
  const name = about.names[lang];
  if (page === 't') {
    const title = fill(w.invited, { game: name }, lang);
    return { ...base, title, description: `${about.summary[lang]} ${w.invited_text[lang]}`, image, alt: title };
  }
  return { ...base, title: fill(w.game_title, { game: name }, lang), description: about.summary[lang], image, alt: name };
}
