import { fill, type Lang, type Words } from '@pocket-stadium/kernel';
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

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
}

export function text(
  x: number,
  y: number,
  words: string,
  { size = 10, bold = false, anchor = 'start', fill: colour = INK }: TextStyle = {},
): string {
  const style = {
    'font-family': 'Helvetica, Arial, sans-serif',
    'font-size': size,
    'font-weight': bold ? 'bold' : undefined,
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

/** A whole A4 page with its title and footer. */
export function page(game: Words, title: Words, lang: Lang, ...body: string[]): string {
  const { width, height, margin } = A4;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': `${game[lang]}, ${title[lang]}`,
    },
    el('rect', { x: 0, y: 0, width, height, fill: '#FFFFFF' }),
    text(margin, margin + 16, game[lang], { size: 20, bold: true }),
    text(width - margin, margin + 16, title[lang], { size: 12, anchor: 'end', fill: SOFT }),
    line(margin, margin + 26, width - margin, margin + 26, { 'stroke-width': 2 }),
    ...body,
    text(margin, height - margin, fill(w.footer, { game }, lang), { size: 8, fill: SOFT }),
  );
}

/** Where the body of a page begins, and where it must end. */
export const TOP = A4.margin + 44;
export const BOTTOM = A4.height - A4.margin - 16;
