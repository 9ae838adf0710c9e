import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill, LANGS, type Lang } from '@pocket-stadium/kernel';
import * as w from '../../words/app_page.ts';
import { escapeHtml } from './docs-page.ts';
import { API } from './openapi.ts';

/** Tells the app that a server sends it. So it can have papers and reviews, which plain files cannot give. */
const SERVED = '<meta name="stadium-server" content="v1">';

/** What the build of the app says of its files (`ahead.json`): those of each page, and of each part of each game. */
interface Ahead {
  readonly pages: Readonly<Record<string, { readonly parts: readonly string[]; readonly files: readonly string[] }>>;
  readonly parts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The texts of every page (`core`) and of each game, by language. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What the page says before the app has started, by language. */
  readonly said?: Readonly<Record<string, { readonly name: string; readonly description: string; readonly needs_script: string }>>;
}

/** What a page is asked for: the language and the game. */
interface Asked {
  readonly lang: Lang;
  readonly game?: string | undefined;
}

/** The app's one page, which answers every address. Each address says what it will need. */
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

  /** A page of the app as it lies in a file, with the mark that a server sends it. */
  static served(file: string): string {
    return readFileSync(file, 'utf8').replace('<head>', `<head>${SERVED}`);
  }

  /**
   * The page for an address of the app: `name` is its first segment. Scripts and styles are announced, so that the
   * browser fetches them together with the first ones. `said` is what else the head should hold.
   */
  at(name: string, asked: Asked, said = ''): string {
    const head = [...this.filesFor(name, asked)].map(announce).join('') + said;
    const html = this.in(asked.lang);
    return head === '' ? html : html.replace('</head>', () => `${head}</head>`);
  }

  /** The page in a language. A build that does not say how has one page for everybody. */
  private in(lang: Lang): string {
    const said = own(this.ahead?.said ?? {}, lang);
    if (!said) return this.html;
    return this.html
      .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(said.name)}</title>`)
      .replace(/<meta\s+name="description"[^>]*>/, () => `<meta name="description" content="${escapeHtml(said.description)}">`)
      .replace(/<noscript>.*<\/noscript>/s, () => `<noscript>${said.needs_script}</noscript>`)
      .replace(/manifest\.webmanifest/, () => `manifest.${lang}.webmanifest`);
  }

  /** The page of a match or a table, with the game that is played there. */
  of(name: string, id: string, asked: Required<Asked>, said = ''): string {
    const hint = `<meta name="stadium-game" content="${escapeHtml(asked.game ?? '')}" data-of="${escapeHtml(id)}">`;
    return this.at(name, asked, hint + said);
  }

  private filesFor(name: string, { lang, game = '' }: Asked): ReadonlySet<string> {
    const { pages = {}, parts = {}, texts = {} } = this.ahead ?? {};
    const textsOf = (which: string) => own(own(texts, which) ?? {}, lang) ?? [];
    const page = own(pages, name);
    if (!page) return new Set(textsOf('core'));
    const played = page.parts.flatMap((part) => own(own(parts, part) ?? {}, game) ?? []);
    return new Set([...textsOf('core'), ...page.files, ...played, ...(page.parts.length > 0 ? textsOf(game) : [])]);
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
