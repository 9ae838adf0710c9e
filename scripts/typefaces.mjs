// Our two typefaces as PDFs and browsers need them, and how wide their letters are. All of it is checked in, so that no
// build spends time on it. Run after the fonts' packages have changed: node scripts/typefaces.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../packages/web/package.json', import.meta.url));
const subsetFont = require('subset-font');
const { create } = createRequire(new URL('../packages/print/package.json', import.meta.url))('fontkit');

const TEXT = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const TITLE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2';
/** The text in two weights, titles in one. */
const FONTS = { regular: [TEXT, { wght: 400 }], bold: [TEXT, { wght: 700 }], title: [TITLE, { wdth: 80, wght: 800 }] };

const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
/** The letters that pages are set in: those of WinAnsi. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const LETTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + EXTRA;
/** Letters with marks are as wide as those without. */
const MEASURED = [...LETTERS].filter((letter) => letter.normalize('NFD').length === 1);

/** In the app titles have one width and one weight, the text runs from regular to bold. */
const IN_BROWSERS = { title: [TITLE, { wdth: 80, wght: 800 }], text: [TEXT, { wght: { min: 400, max: 700 } }] };
/** Latin-1, the marks of French and English typography, and the signs that the boards and figures use. */
const SHOWN = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŸ', range(0x2009, 0x202f), '′″‹›€™−×←↑→↓'].join('');
const FOLDER = 'packages/web/src/styles/fonts';

/** As much of a typeface as these letters and axes need. */
const part = (source, letters, variationAxes, targetFormat) =>
  subsetFont(readFileSync(require.resolve(source)), letters, { targetFormat, variationAxes });

const fonts = {};
const widths = {};
for (const [name, [source, axes]] of Object.entries(FONTS)) {
  const font = await part(source, LETTERS, axes, 'truetype');
  fonts[name] = font.toString('base64');
  const read = create(font);
  widths[name] = Object.fromEntries(
    MEASURED.map((letter) => [letter, Math.round((read.glyphForCodePoint(letter.codePointAt(0)).advanceWidth / read.unitsPerEm) * 1000)]),
  );
}

const notice = '// Written by scripts/typefaces.mjs.\n';
const constants = (values) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name.toUpperCase()} =\n  '${value}';\n`)
    .join('\n');
writeFileSync(
  'packages/print/src/typefaces.ts',
  `${notice}// TrueType in base64: Atkinson Hyperlegible Next and Bricolage Grotesque, both under the SIL Open Font License 1.1.\n${constants(fonts)}`,
);
writeFileSync(
  'packages/print/kit/widths.ts',
  `${notice}/** Widths of our letters in thousandths of their size, by weight. */\nexport const WIDTHS: Readonly<Record<'regular' | 'bold' | 'title', Readonly<Record<string, number>>>> = ${JSON.stringify(widths)};\n`,
);

mkdirSync(FOLDER, { recursive: true });
for (const [name, [source, axes]] of Object.entries(IN_BROWSERS)) {
  writeFileSync(`${FOLDER}/${name}.woff2`, await part(source, SHOWN, axes, 'woff2'));
}
