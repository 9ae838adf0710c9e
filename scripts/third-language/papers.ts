// What every paper says in a language, run inside a copy of the tree: `tsx scripts/third-language/papers.ts LANGUAGE`. Prints
// the texts of each as JSON.
import type { Lang } from '@pocket-stadium/kernel';
import { loadPrintables } from '@pocket-stadium/print';
import { matchPages } from '@pocket-stadium/print/record';
import { GAMES } from '@pocket-stadium/rules';
import { testMatch } from '../../packages/print/src/test-match.ts';

const lang = process.argv[2] as Lang;

/** What stands between tags. The parts of a line are one text; signs that SVG spells out are no words. */
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, ' '),
  );

const papers: Record<string, readonly string[]> = {};
for (const [id, game] of GAMES) {
  for (const { kind, title, pages } of await loadPrintables(game)) {
    papers[`${id}: ${kind}, ${title[lang]}`] = [title[lang], ...pages(lang).flatMap(textsOf)];
  }
  papers[`${id}: a match`] = (await matchPages(testMatch(id, ['Lucie', 'Sami', 'Papi']), lang)).flatMap(textsOf);
}
console.log(JSON.stringify(papers));
