import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | null = null;

/** A drawing without text as PNG; the same drawing gives the same bytes. */
export async function pngOf(svg: string): Promise<Uint8Array> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((code) => initWasm(code));
  await ready;
  const drawing = new Resvg(svg);
  const picture = drawing.render();
  const png = picture.asPng();
  picture.free();
  drawing.free();
  return png;
}
