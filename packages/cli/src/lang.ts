import { FALLBACK, LANGS, type Lang, spokenLang } from '@pocket-stadium/kernel';

/**
 * The language to speak: `--lang` wherever it stands, else the locale as POSIX reads it, else the one for everybody.
 * A language that is not spoken here comes back as `unknown`.
 */
export function chooseLang(argv: readonly string[], env: NodeJS.ProcessEnv): { readonly lang: Lang; readonly unknown?: string } {
  const fallback = fromLocale(env);
  const asked = askedFor(argv);
  if (asked === undefined) return { lang: fallback };
  const lang = LANGS.find((known) => known.toLowerCase() === asked.toLowerCase());
  return lang ? { lang } : { lang: fallback, unknown: asked };
}

function askedFor(argv: readonly string[]): string | undefined {
  for (const [index, word] of argv.entries()) {
    if (word === '--') return undefined;
    if (word === '--lang') return argv[index + 1] ?? '';
    if (word.startsWith('--lang=')) return word.slice('--lang='.length);
  }
  return undefined;
}

/** The first of these that is set decides, as for every program. */
function fromLocale(env: NodeJS.ProcessEnv): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return spokenLang(locale) ?? FALLBACK;
}
