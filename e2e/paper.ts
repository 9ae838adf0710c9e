import { inflateSync } from 'node:zlib';

export const isPdf = (file: Buffer): boolean => file.subarray(0, 5).toString() === '%PDF-';

/** How large each page of a PDF is, in points. */
export function pagesOf(pdf: Buffer): { readonly width: number; readonly height: number }[] {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/\/Type ?\/Page\b/g)].length;
  const boxes = [...text.matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+) ?\]/g)].map(([, width, height]) => ({
    width: Math.round(Number(width)),
    height: Math.round(Number(height)),
  }));
  return boxes.length === pages ? boxes : Array.from({ length: pages }, () => boxes[0] ?? { width: 0, height: 0 });
}

/** The words of a PDF that uses the fonts every reader has, without their spaces. */
export function wordsIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  let words = '';
  for (const [, inside = ''] of text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    for (const [, hex = ''] of unpacked(inside).matchAll(/<([0-9a-f]*)>\s*Tj/gi)) words += Buffer.from(hex, 'hex').toString('latin1');
  }
  return words.replaceAll('\x92', '’').replaceAll('\x96', '–').replaceAll(/\s/g, '');
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // A picture or a font, which is packed otherwise: it has no words.
    return '';
  }
}
