import type { Lang, Words } from '@pocket-stadium/kernel';
import { A4, BOTTOM, INNER, page, paragraph, rect, SOFT, TOP, text } from './page.ts';
import { KIND_NAMES } from './printable.ts';
import { widthOf } from './text.ts';

/** A part of the one-page rules: some sentences, then rows of a table. */
export interface Section {
  readonly title: Words;
  readonly says?: readonly Words[];
  readonly rows?: readonly (readonly [Words | string, Words])[];
}

const GAP = 10;

/** The rules on one page, in the largest type that fits. */
export function summary(game: Words, about: Words, credits: Words, sections: readonly Section[], lang: Lang): string {
  for (let size = 12.5; size >= 7; size -= 0.25) {
    const { svg, bottom } = layOut(about, credits, sections, lang, size);
    if (bottom <= BOTTOM) return page(game, KIND_NAMES.summary, lang, svg);
  }
  throw new Error(`the rules of ${game[lang]} do not fit a page`);
}

function layOut(about: Words, credits: Words, sections: readonly Section[], lang: Lang, size: number): { svg: string; bottom: number } {
  const { margin } = A4;
  const parts: string[] = [];
  let y = TOP - 4;
  const write = (words: string, x: number, width: number, style = {}) => {
    const { svg, height } = paragraph(x, y, words, width, { size, ...style });
    parts.push(svg);
    return height;
  };
  y += write(about[lang], margin, INNER, { fill: SOFT }) + GAP;
  for (const { title, says = [], rows = [] } of sections) {
    parts.push(text(margin, y + size * 1.2, title[lang], { size: size * 1.2, bold: true }));
    y += size * 1.7;
    const labels = rows.map(([name]) => (typeof name === 'string' ? name : name[lang]));
    const first = Math.max(60, ...labels.map((label) => widthOf(label, size, true) + 16));
    for (const words of says) y += write(words[lang], margin, INNER) + 2;
    for (const [index, [, words]] of rows.entries()) {
      const label = labels[index] as string;
      parts.push(text(margin + 6, y + size, label, { size, bold: true }));
      const height = write(words[lang], margin + first, INNER - first - 6);
      parts.push(rect(margin, y - 1.5, INNER, height + 3, { 'stroke-width': 0.4 }));
      y += height + 3;
    }
    y += GAP;
  }
  y += write(credits[lang], margin, INNER, { size: size * 0.85, fill: SOFT });
  return { svg: parts.join(''), bottom: y };
}
