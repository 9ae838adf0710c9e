import { constants, inflateSync } from 'node:zlib';

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

/** The words of a PDF, without their spaces, as a reader that copies them would have them. */
export function wordsIn(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const objects = new Map([...text.matchAll(/^(\d+) 0 obj\b([\s\S]*?)^endobj/gm)].map(([, number = '', inside = '']) => [number, inside]));
  const fonts = new Map([...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [name, lettersOf(number, objects)]));
  let words = '';
  for (const inside of objects.values()) {
    let letters: ReadonlyMap<string, string> | null = null;
    for (const [, font, hex = ''] of unpacked(streamIn(inside)).matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]*)>/gi)) {
      if (font !== undefined) letters = fonts.get(font) ?? null;
      else words += (hex.match(/.{4}/g) ?? []).map((glyph) => letters?.get(glyph) ?? '').join('');
    }
  }
  return words.replaceAll(/\s/g, '');
}

const streamIn = (object: string): string => /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object)?.[1] ?? '';

/** What each glyph of a font stands for, as the file says it. */
function lettersOf(font: string, objects: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? '';
  const letters = new Map<string, string>();
  for (const [, from = '', list = ''] of unpacked(streamIn(objects.get(map) ?? '')).matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/gs)) {
    for (const [i, [, units = '']] of [...list.matchAll(/<(\w*)>/g)].entries()) {
      const codes = (units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      letters.set((Number.parseInt(from, 16) + i).toString(16).padStart(4, '0'), String.fromCharCode(...codes));
    }
  }
  return letters;
}

function unpacked(stream: string): string {
  try {
    // The last byte may be one that ends a line. Only a checksum lacks it then, which does not matter here.
    return inflateSync(Buffer.from(stream, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch {
    // This stream is a picture or a font, packed in another way: it has no words.
    return '';
  }
}
