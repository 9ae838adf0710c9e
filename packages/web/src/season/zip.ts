import type { TextFile } from '@pocket-stadium/season';

// Several files in one that every system opens: a ZIP archive (APPNOTE 6.3) without compression.

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (TABLE[(c ^ byte) & 0xff] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** Numbers one after the other, the low byte first: how many bytes each takes, and the number. */
function packed(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** Names are UTF-8. */
const FLAGS = 0x0800;
/** The first day that the format knows. The files inside say their own dates. */
const DAY = 0x21;

export function zip(files: readonly TextFile[]): Blob {
  const encoder = new TextEncoder();
  const [parts, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let at = 0;
  for (const { name, text } of files) {
    const [called, bytes] = [encoder.encode(name), encoder.encode(text)];
    const about = [
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, called.length],
      [2, 0],
    ] as const;
    const head = packed([4, 0x04034b50], [2, 20], ...about);
    directory.push(packed([4, 0x02014b50], [2, 20], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), called);
    parts.push(head, called, bytes);
    at += head.length + called.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = packed([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
  return new Blob([...parts, ...directory, end] as BlobPart[], { type: 'application/zip' });
}
