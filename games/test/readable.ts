import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typeset } from '../../scripts/words/typography.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The languages that were read for these habits; a translator of a third will have others. */
export const READ = ['fr', 'en'] as const;
export type ReadLang = (typeof READ)[number];

/** A text that people read: where it stands, its language, and the text as it is set. */
export interface Readable {
  readonly at: string;
  readonly lang: ReadLang;
  readonly text: string;
}

/** The section of a rules page that names what is typed. */
export const TYPED: Readonly<Record<ReadLang, string>> = {
  fr: '## Au terminal et pour les programmes\n',
  en: '## In the terminal and for programs\n',
};

function listed(...patterns: string[]): string[] {
  const args = ['ls-files', '-co', '--exclude-standard', '--', ...patterns];
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Every text of the words files whose path matches. */
export function saidWords(where: RegExp): Readable[] {
  return listed('*/words/*.json')
    .filter((file) => where.test(file))
    .flatMap((file) => {
      const lang = READ.find((each) => file.endsWith(`/${each}.json`));
      if (!lang) return [];
      const sections: Record<string, Record<string, string>> = JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'));
      return Object.entries(sections).flatMap(([section, texts]) =>
        Object.entries(texts).map(([key, text]) => ({ at: `${file}: ${section}.${key}`, lang, text: typeset(text, lang) })),
      );
    });
}

/** A rules page in two: what everybody reads, and what is typed in the terminal. */
export function split(page: string, lang: ReadLang): { read: string; typed: string } {
  const from = page.indexOf(TYPED[lang]);
  if (from < 0) return { read: page, typed: '' };
  const next = page.indexOf('\n## ', from + 1);
  const end = next < 0 ? page.length : next;
  return { read: page.slice(0, from) + page.slice(end), typed: page.slice(from, end) };
}

/** Every line of the rules pages, without what is typed. */
export function pageLines(): Readable[] {
  return READ.flatMap((lang) =>
    listed(`games/*/page/${lang}.md`)
      .filter((file) => !file.startsWith('games/test/'))
      .flatMap((file) =>
        split(readFileSync(`${ROOT}${file}`, 'utf8'), lang)
          .read.split('\n')
          .map((text, i) => ({ at: `${file}, line ${i + 1}`, lang, text })),
      ),
  );
}
