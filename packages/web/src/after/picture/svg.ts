/** Pieces of a picture, as SVG text. */
export const INK = '#1b2730';
export const PAPER = '#faf5e9';
export const CARD = '#fffdf7';
export const SOFT = '#55626b';
export const STRIPE = '#efe7d4';

export const TITLE_FONT = 'Bricolage Grotesque';
export const TEXT_FONT = 'Atkinson Hyperlegible Next';

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter);
}

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly font?: 'title' | 'text';
  /** The greatest width: longer words are set closer. */
  readonly most?: number;
}

/** About how wide a letter is, as a share of its height. */
const WIDTH_OF_LETTER = { title: 0.47, text: 0.54 } as const;

export function text(x: number, y: number, words: string, style: Style): string {
  const { size, bold = false, anchor = 'start', fill = INK, font = 'text', most } = style;
  const family = font === 'title' ? TITLE_FONT : TEXT_FONT;
  const tooWide = most !== undefined && words.length * size * WIDTH_OF_LETTER[font] > most;
  const fit = tooWide ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : '';
  const weight = font === 'title' ? 800 : bold ? 700 : 400;
  return `<text x="${x}" y="${y}" font-family="${family}, Arial, sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"${fit}>${escapeXml(words)}</text>`;
}

export function box(x: number, y: number, width: number, height: number, fill: string, radius = 0, stroke = ''): string {
  const edge = stroke === '' ? '' : ` stroke="${stroke}" stroke-width="4"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${edge}/>`;
}
