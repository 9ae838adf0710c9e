import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { typeset } from '../../../scripts/words/typography.mjs';

const marked = new Marked({
  gfm: true,
  renderer: {
    /** Pages are Markdown alone: what looks like HTML is shown as text. */
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    /** A paragraph that is a figure alone: the app draws it, its words stand below it and are what a screen reader reads. */
    paragraph({ tokens }) {
      const [only, ...more] = tokens;
      const key = only?.type === 'image' && more.length === 0 ? /^figure:([\w-]+)$/.exec(only.href)?.[1] : undefined;
      if (key === undefined) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      return `<figure><div data-figure="${key}"></div><figcaption>${escapeHtml(only?.type === 'image' ? only.text : '')}</figcaption></figure>\n`;
    },
    /** `../../<id>/page/fr.md` is the page `/rules/<id>` of the app, wherever the app lives. */
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const page = /^\.\.\/\.\.\/([\w-]+)\/page\/[\w-]+\.md$/.exec(href);
      if (/^#[\w-]+$/.test(href)) return `<a href="${href}">${inner}</a>`;
      if (page) return `<a href="@rules/${page[1]}">${inner}</a>`;
      return /^https:\/\//.test(href) ? `<a href="${escapeHtml(href)}" rel="noreferrer">${inner}</a>` : inner;
    },
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slug(text)}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
    table(token) {
      const row = (cells: typeof token.header, tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="table" tabindex="0" role="group"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

export function renderRules(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** Turns the rules pages of the games into HTML at build time; the app ships no Markdown reader. */
export function rulesPages(): Plugin {
  return {
    name: 'pocket-stadium:rules-pages',
    transform(source, id) {
      const language = /\/page\/([\w-]+)\.md(\?|$)/.exec(id)?.[1];
      if (language === undefined) return null;
      return { code: `export const html = ${JSON.stringify(renderRules(typeset(source, language)))};`, map: null, moduleType: 'js' };
    },
  };
}

/** `#arbitrages` leads to the heading "Arbitrages". */
function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
