import type { Locator } from 'playwright-core';

/** The text of a QR code as a camera would sample it: dark or light in the middle of every module of a picture. */
export async function readQr(code: Locator): Promise<string> {
  return decode(await modulesOf(code));
}

/** Looks at the pixels that are shown. */
async function modulesOf(code: Locator): Promise<boolean[][]> {
  const picture = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`;
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const edge = await code.evaluate((svg) => Number.parseFloat(getComputedStyle(svg).borderLeftWidth));
  return code.page().evaluate(
    async ([src, count, border]) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const paint = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      paint.drawImage(image, 0, 0);
      const middle = (i: number, whole: number) => Math.floor(border + ((i + 0.5) * (whole - 2 * border)) / count);
      const dark = (x: number, y: number) => (paint.getImageData(middle(x, image.width), middle(y, image.height), 1, 1).data[0] ?? 0) < 128;
      const all = Array.from({ length: count }, (_, y) => Array.from({ length: count }, (_, x) => dark(x, y)));
      // The quiet zone around the code is light.
      const quiet = all.findIndex((row) => row.includes(true));
      return all.slice(quiet, count - quiet).map((row) => row.slice(quiet, count - quiet));
    },
    [picture, size, edge] as const,
  );
}

/** Which modules a mask turns over (ISO/IEC 18004, 7.8.2). */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const LOW = 0b01;
/** The largest version whose low level of correction is one block: its bytes stand in order. */
const MOST_VERSION = 5;

function decode(modules: readonly (readonly boolean[])[]): string {
  const { length: size } = modules;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => modules[y]?.[x] === true;
  // Five bits of format beside the finder: the level of correction, and the mask.
  const format = [0, 1, 2, 3, 4].reduce((bits, x) => bits * 2 + Number(at(x, 8)), 0) ^ 0b10101;
  if (format >> 3 !== LOW || version > MOST_VERSION)
    throw new Error(`A code of version ${version}, level ${format >> 3} is not read here.`);
  const mask = MASKS[format & 0b111] as (x: number, y: number) => boolean;
  const bits: number[] = [];
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = upwards ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!isFunction(x, y, size, version)) bits.push(Number(at(x, y) !== mask(x, y)));
    }
    upwards = !upwards;
  }
  const number = (from: number, count: number) => bits.slice(from, from + count).reduce((value, bit) => value * 2 + bit, 0);
  const BYTES = 0b0100;
  if (number(0, 4) !== BYTES) throw new Error('The code does not hold bytes.');
  return new TextDecoder().decode(Uint8Array.from({ length: number(4, 8) }, (_, i) => number(12 + 8 * i, 8)));
}

/** Finders with their format, timing, and from version 2 on one pattern of alignment. */
function isFunction(x: number, y: number, size: number, version: number): boolean {
  const finder = (x <= 8 && y <= 8) || (x >= size - 8 && y <= 8) || (x <= 8 && y >= size - 8);
  const alignment = version > 1 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return finder || x === 6 || y === 6 || alignment;
}
