import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill, LANGS } from '@pocket-stadium/kernel';
import * as w from '../../words/app_page.ts';
import { escapeHtml } from './docs-page.ts';
import { API } from './openapi.ts';

/** Tells the app that a stadium serves it: there are papers and reviews to be had, which plain files cannot give. */
const SERVED = '<meta name="stadium-server" content="v1">';

/** What the build of the app says of its files (`ahead.json`): those of each page, and of each part of each game. */
interface Ahead {
  readonly pages: Readonly<Record<string, { readonly parts: readonly string[]; readonly files: readonly string[] }>>;
  readonly parts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The app's one page, which it answers every address with; each address says what it will need. */
export class AppPage {
  private constructor(
    private readonly html: string,
    private readonly ahead: Ahead | null,
  ) {}

  /** The built app; null where there is none. */
  static read(folder: string, base: string): AppPage | null {
    const file = join(folder, 'index.html');
    if (!existsSync(file)) return null;
    const ahead = join(folder, 'ahead.json');
    const html = AppPage.served(file);
    // The app asks for its files relative to here, at whatever depth its address is.
    return new AppPage(
      html.includes('<base ') ? html : html.replace('<head>', `<head><base href="${base}/">`),
      existsSync(ahead) ? JSON.parse(readFileSync(ahead, 'utf8')) : null,
    );
  }

  /** Says that there is no app. */
  static missing(base: string): AppPage {
    return new AppPage(noApp(base), null);
  }

  /** A page of the app as it lies in a file, told that a server sends it. */
  static served(file: string): string {
    return readFileSync(file, 'utf8').replace('<head>', `<head>${SERVED}`);
  }

  /**
   * The page for an address of the app: `place` is its first segment. Scripts and styles are announced, so that the
   * browser fetches them together with the first ones. `said` is what else the head should hold.
   */
  at(place: string, game?: string, said = ''): string {
    const head = [...this.filesFor(place, game)].map(announce).join('') + said;
    return head === '' ? this.html : this.html.replace('</head>', () => `${head}</head>`);
  }

  /** The page of a match or a table, told the game that is played there. */
  of(place: string, id: string, game: string, said = ''): string {
    const hint = `<meta name="stadium-game" content="${escapeHtml(game)}" data-of="${escapeHtml(id)}">`;
    return this.at(place, game, hint + said);
  }

  private filesFor(place: string, game: string | undefined): ReadonlySet<string> {
    const { pages = {}, parts = {} } = this.ahead ?? {};
    const page = own(pages, place);
    if (!page) return new Set();
    return new Set([...page.files, ...page.parts.flatMap((part) => own(own(parts, part) ?? {}, game ?? '') ?? [])]);
  }
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

const announce = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${escapeHtml(file)}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escapeHtml(file)}">`;

function noApp(base: string): string {
  const address = `<a href="${base}${API}/docs">${base}${API}</a>`;
  const said = LANGS.map((lang) => `<p lang="${lang}">${fill(w.not_built, { address }, lang)}</p>`);
  return `<!doctype html>
<html lang="${LANGS[0]}"><head><meta charset="utf-8"><title>${w.house[LANGS[0]]}</title></head>
<body>${said.join('\n')}</body></html>
`;
}
