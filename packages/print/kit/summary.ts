import type { Lang, Words } from '@pocket-stadium/kernel';
import * as w from '../words/kit.ts';
import type { Figure } from './figure.ts';
import { figuresWithin, type Laid } from './figure-rows.ts';
import { A4, BOTTOM, INNER, type Masthead, page, paragraph, rect, SOFT, TOP, text } from './page.ts';
import { KIND_NAMES } from './printable.ts';
import { widthOf } from './text.ts';

/** A part of the one-page rules: some sentences, then rows of a table. */
export interface Section {
  readonly title: Words;
  readonly says?: readonly Words[];
  readonly rows?: readonly (readonly [Words | string, Words])[];
}

const GAP = 10;

const LARGEST = 15;
const SMALLEST = 7;
const STEP = 0.25;
/** With smaller words than this the figures get a page of their own. */
const READABLE = 9.5;
/** At these sizes words and figures are equally easy to read. */
const EASY = { words: 12, figures: 0.9 };

interface Body {
  readonly words: string;
  readonly figures: Laid;
  readonly ease: number;
}

/**
 * The rules on one page with their figures, as large as both can be. Where words would be small, the figures have a
 * page of their own.
 */
export function rulesPages(
  about: Masthead,
  says: Words,
  sections: readonly Section[],
  figures: readonly Figure[],
  lang: Lang,
): readonly string[] {
  let alone: string | null = null;
  let best: Body | null = null;
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const { svg, bottom } = layOut(says, sections, lang, size);
    if (bottom > BOTTOM) continue;
    alone ??= svg;
    if (size < READABLE || figures.length === 0 || size / EASY.words < (best?.ease ?? 0)) break;
    const drawn = figuresWithin(figures, lang, bottom, BOTTOM);
    const ease = drawn ? Math.min(size / EASY.words, drawn.scale / EASY.figures) : 0;
    if (drawn && ease > (best?.ease ?? 0)) best = { words: svg, figures: drawn, ease };
  }
  if (best) return [page(about, KIND_NAMES.summary, lang, best.words, best.figures.draw())];
  if (alone === null) throw new Error(`the rules of ${about.names[lang]} do not fit a page`);
  const rules = page(about, KIND_NAMES.summary, lang, alone);
  return figures.length === 0 ? [rules] : [rules, picturesPage(about, figures, lang)];
}

function picturesPage(about: Masthead, figures: readonly Figure[], lang: Lang): string {
  const drawn = figuresWithin(figures, lang, TOP, BOTTOM);
  if (drawn === null) throw new Error(`the figures of ${about.names[lang]} do not fit a page`);
  return page(about, w.figures_title, lang, drawn.draw());
}

function layOut(about: Words, sections: readonly Section[], lang: Lang, size: number): { svg: string; bottom: number } {
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
    parts.push(text(margin, y + size * 1.2, title[lang], { size: size * 1.3, title: true }));
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
  return { svg: parts.join(''), bottom: y };
}
