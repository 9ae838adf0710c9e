import { Marked } from 'marked';
import type { Plugin } from 'vite';

const marked = new Marked({
  gfm: true,
  renderer: {
    /** Pages are Markdown alone: what looks like HTML is shown as text. */
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
    /** `two-dice-baseball.fr.md` is the page `/rules/two-dice-baseball` of the app. */
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const page = /^(?:\.\/)?([\w-]+)\.(?:fr|en)\.md$/.exec(href);
      if (page) return `<a href="./${page[1]}">${inner}</a>`;
      return /^https:\/\//.test(href) ? `<a href="${escapeHtml(href)}" rel="noreferrer">${inner}</a>` : inner;
    },
    table(token) {
      const row = (cells: typeof token.header, tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="table" tabindex="0" role="group"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

/** Turns the rules pages of docs/rules into HTML at build time; the app ships no Markdown reader. */
export function rulesPages(): Plugin {
  return {
    name: 'pocket-stadium:rules-pages',
    transform(source, id) {
      if (!/\/docs\/rules\/[\w.-]+\.md(\?|$)/.test(id)) return null;
      const html = marked.parse(source, { async: false });
      return { code: `export const html = ${JSON.stringify(html)};`, map: null, moduleType: 'js' };
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
