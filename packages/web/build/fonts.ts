import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont, { type Axes } from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url));

/** The parts of the two typefaces that the app uses: titles have one width and one weight, the text runs from regular to bold. */
const FONTS: readonly { readonly name: string; readonly source: string; readonly axes: Axes }[] = [
  {
    name: 'title',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    axes: { wdth: 80, wght: 800 },
  },
  {
    name: 'text',
    source: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Latin-1, the marks of French and English typography, and the signs that the boards and figures use. */
const LETTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŸ', range(0x2009, 0x202f), '′″‹›€™−×←↑→↓'].join('');

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** The fonts as the app sends them, a third of their size: made when the build starts, like the translations. */
export function fonts(): Plugin {
  return {
    name: 'pocket-stadium:fonts',
    async buildStart() {
      mkdirSync(FOLDER, { recursive: true });
      for (const { name, source, axes } of FONTS) {
        const whole = readFileSync(require.resolve(source));
        writeFileSync(`${FOLDER}${name}.woff2`, await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: axes }));
      }
    },
  };
}
