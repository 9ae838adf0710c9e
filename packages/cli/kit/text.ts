import { createRequire } from 'node:module';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

let stringWidth: typeof import('string-width').default | null = null;

/** The library is loaded with the first text that needs it: reading its patterns takes a third of the time that a command takes to start. */
function widthOfAny(text: string): number {
  stringWidth ??= (createRequire(import.meta.url)('string-width') as typeof import('string-width')).default;
  return stringWidth(text);
}

let segmenter: Intl.Segmenter | null = null;

/** What a reader takes for one letter: an accent, a flag or a family of emoji is never torn. */
function lettersOf(text: string): Iterable<Intl.SegmentData> {
  // Made when it is first asked for: most commands never do, and it takes as long as reading half of them.
  segmenter ??= new Intl.Segmenter();
  return segmenter.segment(text);
}

/** Letters, digits and signs of French and English: each takes one column, and nearly every text has no other. */
const ONE_COLUMN_EACH = /^[ -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027]*$/;

/** How many columns a text takes. Its colours take none; an emoji or a Chinese letter takes two. */
export function width(text: string): number {
  return ONE_COLUMN_EACH.test(text) ? text.length : widthOfAny(text);
}

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - width(text)));
}

export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - width(text))) + text;
}

/** A text without colours, cut to the columns there are. */
export function clip(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  for (const { segment } of lettersOf(text)) {
    if (width(kept + segment) > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Lines of at most `columns`, broken between words, each begun with `indent` and the first with `first`. */
export function wrap(text: string, columns: number, indent = '', first = indent): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(' ')) {
    const joined = empty ? line + word : `${line} ${word}`;
    if (empty || width(joined) <= columns) line = joined;
    else {
      lines.push(line);
      line = indent + word;
    }
    empty = false;
  }
  return [...lines, line].map((broken) => broken.replaceAll('\u00a0', ' '));
}

/** Short texts one after the other in at most so many lines. None of them is broken; a sign says where some are left out. */
export function flow(items: readonly string[], columns: number, rows: number): string[] {
  if (items.length === 0 || rows < 1) return [];
  const lines: string[] = [];
  let line = '';
  for (const [i, item] of items.entries()) {
    const joined = line === '' ? item : `${line}   ${item}`;
    const last = lines.length === rows - 1;
    const room = last && i < items.length - 1 ? columns - 4 : columns;
    if (line === '' || width(joined) <= room) line = joined;
    else if (last) return [...lines, `${line}   …`];
    else {
      lines.push(line);
      line = item;
    }
  }
  return [...lines, line];
}

/** Two blocks of lines side by side. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const columns = Math.max(0, ...left.map(width)) + gap;
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, row) => {
    const text = right[row] ?? '';
    return text === '' ? (left[row] ?? '') : padEnd(left[row] ?? '', columns) + text;
  });
}

/** Text of unknown origin made harmless to a terminal: no control character but the line break. */
export function harmless(text: string): string {
  return text.replace(CONTROLS, '\ufffd');
}

/** A word for comparing what people type: neither case nor accents keep two words apart. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
