import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';
import { A4 } from '../../kit/page.ts';

let ready: Promise<void> | null = null;

/** A drawing without text as PNG; the same drawing gives the same bytes. */
export const pngOf = (svg: string): Promise<Uint8Array> => drawn(svg, {});

/** How many pixels a page is wide in a picture: twice its points. */
const WIDE = 2 * A4.width;

/** A page as PNG, its words in our typefaces. */
export async function pagePicture(svg: string): Promise<Uint8Array> {
  const { REGULAR, BOLD, TITLE } = await import('../typefaces.ts');
  const fontBuffers = [REGULAR, BOLD, TITLE].map((font) => Uint8Array.from(Buffer.from(font, 'base64')));
  // A font of one width and weight carries these in its name.
  const named = svg.replaceAll('Bricolage Grotesque', 'Bricolage Grotesque 96pt ExtraBold');
  return drawn(named, { fitTo: { mode: 'width', value: WIDE }, font: { fontBuffers, defaultFontFamily: 'Atkinson Hyperlegible Next' } });
}

async function drawn(svg: string, options: ResvgRenderOptions): Promise<Uint8Array> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((code) => initWasm(code));
  await ready;
  const drawing = new Resvg(svg, options);
  const picture = drawing.render();
  const png = picture.asPng();
  picture.free();
  drawing.free();
  return png;
}
