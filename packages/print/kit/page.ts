import { type About, fill, type Lang, type Words } from '@pocket-stadium/kernel';
import * as w from '../words/kit.ts';
import { wrap } from './text.ts';

/** A4 in points, and a margin that every printer can print. */
export const A4 = { width: 595, height: 842, margin: 42 } as const;
export const INNER = A4.width - 2 * A4.margin;

export const INK = '#1B2730';
export const SOFT = '#55626B';
export const CARD = '#FFFFFF';
export const TURF = '#DCEBDD';
export const CLAY = '#EBD3C1';
export const RED = '#B3261E';
export const BLUE = '#1D5FA6';
export const FOX = '#E8A317';

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter);
}

/** One SVG element. */
export function el(name: string, attributes: Attributes, ...inside: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : escapeXml(String(value))}"`);
  return inside.length === 0 ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${inside.join('')}</${name}>`;
}

/** Our typefaces: the app has them, and a PDF carries them. */
const TEXT_FACE = 'Atkinson Hyperlegible Next, Helvetica, Arial, sans-serif';
const TITLE_FACE = 'Bricolage Grotesque, Helvetica, Arial, sans-serif';

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  /** Whether the text is set in the typeface of titles. */
  readonly title?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
}

export function text(
  x: number,
  y: number,
  words: string,
  { size = 10, bold = false, title = false, anchor = 'start', fill: colour = INK }: TextStyle = {},
): string {
  const style = {
    'font-family': title ? TITLE_FACE : TEXT_FACE,
    'font-size': size,
    'font-weight': title ? 800 : bold ? 'bold' : undefined,
    'text-anchor': anchor,
  };
  return el('text', { x, y, ...style, fill: colour }, escapeXml(words));
}

export const rect = (x: number, y: number, width: number, height: number, more: Attributes = {}): string =>
  el('rect', { x, y, width, height, fill: 'none', stroke: INK, 'stroke-width': 1, ...more });

export const line = (x1: number, y1: number, x2: number, y2: number, more: Attributes = {}): string =>
  el('line', { x1, y1, x2, y2, stroke: INK, 'stroke-width': 1, ...more });

export const circle = (cx: number, cy: number, r: number, more: Attributes = {}): string =>
  el('circle', { cx, cy, r, fill: 'none', stroke: INK, 'stroke-width': 1, ...more });

export const polygon = (points: readonly (readonly [number, number])[], more: Attributes = {}): string =>
  el('polygon', {
    points: points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' '),
    fill: 'none',
    stroke: INK,
    'stroke-width': 1,
    ...more,
  });

/** A paragraph; `height` is what it takes. */
export function paragraph(
  x: number,
  y: number,
  words: string,
  width: number,
  style: TextStyle = {},
): { readonly svg: string; readonly height: number } {
  const size = style.size ?? 10;
  const lines = wrap(words, size, width, style.bold);
  return { svg: lines.map((words, i) => text(x, y + size + i * size * 1.35, words, style)).join(''), height: lines.length * size * 1.35 };
}

/** The game of a page, and whom it is owed to. */
export type Masthead = Pick<About, 'names' | 'credits'>;

/** A whole A4 page: its title on a dark band, the room for the body, and at the foot what is ours and whose the game is. */
export function page({ names, credits }: Masthead, title: Words, lang: Lang, ...body: string[]): string {
  const { width, height, margin } = A4;
  const size = 7.5;
  const owed = wrap(`${credits[lang]} ${w.support[lang]}`, size, INNER);
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': `${names[lang]}, ${title[lang]}`,
    },
    el('rect', { x: 0, y: 0, width, height, fill: CARD }),
    rect(margin, margin, INNER, BAND, { fill: INK, stroke: 'none', rx: 6 }),
    text(margin + 12, margin + 21, names[lang], { size: 19, title: true, fill: CARD }),
    text(width - margin - 12, margin + 20, title[lang], { size: 12, title: true, anchor: 'end', fill: CARD }),
    ...body,
    text(margin, height - margin - owed.length * size * 1.25, fill(w.footer, { game: names }, lang), { size, bold: true, fill: SOFT }),
    ...owed.map((words, i) => text(margin, height - margin - (owed.length - 1 - i) * size * 1.25, words, { size, fill: SOFT })),
  );
}

const BAND = 30;

/** Where the body of a page begins, and where it must end. */
export const TOP = A4.margin + 44;
export const BOTTOM = A4.height - A4.margin - 34;
