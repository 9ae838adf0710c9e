import { WIDTHS } from './widths.ts';

export type Face = keyof typeof WIDTHS;
const WIDEST = 1000;

/** How wide a text is at a size, in points. */
export function widthOf(text: string, size: number, bold: boolean | Face = false): number {
  const widths = WIDTHS[typeof bold === 'string' ? bold : bold ? 'bold' : 'regular'];
  let width = 0;
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '')) width += widths[letter] ?? WIDEST;
  return (width * size) / 1000;
}

/** A word that is wider than a line is broken where it must be. */
function broken(word: string, size: number, width: number, bold: boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter, size, bold) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** A text broken into lines that fit a width. */
export function wrap(text: string, size: number, width: number, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/).flatMap((whole) => broken(whole, size, width, bold))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, bold) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Letters that the fonts of every PDF reader lack, and what stands in for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  '′': '’',
  '−': '–',
  '→': '>',
  '\u202f': '\u00a0',
  '⋅': '·',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};
/** The letters that WinAnsi has besides Latin-1. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A text in the letters that every PDF reader has. Other letters lose their marks, or become a question mark. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map((letter) => known(letter) ?? known(bare(letter)) ?? '?').join('');
}

function known(letter: string): string | undefined {
  const given = STAND_INS[letter] ?? letter;
  const code = given.codePointAt(0) ?? 0;
  const latin = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
  return latin || EXTRA.includes(given) ? given : undefined;
}

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** A text of one line that is cut where it no longer fits. */
export function fitted(text: string, size: number, width: number, bold = false): string {
  const letters = [...printable(text)];
  if (widthOf(letters.join(''), size, bold) <= width) return letters.join('');
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, bold) > width) letters.pop();
  return `${letters.join('')}…`;
}
