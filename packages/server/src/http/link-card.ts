import type { Lang } from '@pocket-stadium/kernel';
import type { FastifyRequest } from 'fastify';
import * as w from '../../words/match_page.ts';
import { escapeHtml } from './docs-page.ts';

/** What messengers and search engines show about a page. */
export interface LinkCard {
  readonly lang: Lang;
  /** The page's own address. */
  readonly url: string;
  readonly type: 'article' | 'website';
  readonly title: string;
  readonly description: string;
  /** A picture of 1200 × 630, and what it shows. */
  readonly image: string;
  readonly alt: string;
  /** What else the head should hold. */
  readonly more?: readonly string[];
}

export const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

/** A page of the app with its card, in the language of the card. */
export function withCard(page: string, { lang, url, type, title, description, image, alt, more = [] }: LinkCard): string {
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', w.house[lang]),
    meta('property', 'og:locale', w.locale[lang]),
    meta('property', 'og:url', url),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...more,
  ];
  // The replacement is a function, so that no name is taken for a pattern.
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
    .replace('</head>', () => `${head.join('\n')}\n</head>`);
}

/** The address under which the visitor found us. Nonsense becomes no origin at all. */
export function originOf({ protocol, host }: FastifyRequest): string {
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : '';
}
