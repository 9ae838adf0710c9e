import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { el } from '../../kit/page.ts';

const require = createRequire(import.meta.url);
const FILES = () => [
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2'),
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wdth-normal.woff2'),
];

let fonts: readonly Font[] | null = null;

function load(): readonly Font[] {
  fonts ??= FILES().map((file) => create(readFileSync(file)) as Font);
  return fonts;
}

export interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The greatest width: where the words are wider, the letters become smaller. */
  readonly most?: number;
}

/** Words as outlines of the title font, so that a picture needs no font where it is drawn. */
export function letters(x: number, y: number, words: string, { size, fill, anchor = 'start', most = Infinity }: Lettering): string {
  const set = [...words.normalize('NFC')].map((letter) => glyphOf(letter));
  const width = set.reduce((sum, { advance }) => sum + advance, 0);
  const scale = Math.min(size, most / Math.max(width, 1e-6));
  let left = x - (anchor === 'end' ? width * scale : anchor === 'middle' ? (width * scale) / 2 : 0);
  const outlines = set.map(({ outline, unit, advance }) => {
    const at = left;
    left += advance * scale;
    const factor = (scale / unit).toFixed(5);
    return outline === '' ? '' : el('path', { d: outline, transform: `translate(${at.toFixed(2)} ${y}) scale(${factor} -${factor})` });
  });
  return el('g', { fill }, ...outlines);
}

interface Glyph {
  readonly outline: string;
  /** How far the next letter stands, as a share of the size of the letters. */
  readonly advance: number;
  readonly unit: number;
}

const known = new Map<string, Glyph>();
const MOST_KNOWN = 2000;

function glyphOf(letter: string): Glyph {
  const found = known.get(letter);
  if (found) return found;
  const code = letter.codePointAt(0) ?? 0x20;
  const all = load();
  const font = all.find((each) => each.hasGlyphForCodePoint(code)) ?? (all[0] as Font);
  const glyph = font.glyphForCodePoint(code);
  const made = { outline: glyph.path.toSVG(), advance: glyph.advanceWidth / font.unitsPerEm, unit: font.unitsPerEm };
  if (known.size < MOST_KNOWN) known.set(letter, made);
  return made;
}
