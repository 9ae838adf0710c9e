/** Larger files are not looked at: a small archive may say that it holds endless ones. */
const MOST_BYTES = 32_000_000;
const MOST_FILES = 2000;
const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const [STORED, DEFLATED] = [0, 8];

export interface Unzipped {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** The files of a ZIP archive (APPNOTE 6.3), by the last part of their names; null where it cannot be read. */
export async function unzip(archive: Uint8Array<ArrayBuffer>): Promise<Unzipped[] | null> {
  try {
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
    let end = archive.length - 22;
    while (view.getUint32(end, true) !== END) end--;
    const count = Math.min(view.getUint16(end + 10, true), MOST_FILES);
    let at = view.getUint32(end + 16, true);
    let left = MOST_BYTES;
    const files: Unzipped[] = [];
    for (let i = 0; i < count; i++) {
      if (view.getUint32(at, true) !== ENTRY) return null;
      const [method, packed, called] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
      const [extra, comment, head] = [view.getUint16(at + 30, true), view.getUint16(at + 32, true), view.getUint32(at + 42, true)];
      const path = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + called));
      at += 46 + called + extra + comment;
      if (path.endsWith('/') || path.startsWith('__MACOSX/')) continue;
      if (view.getUint32(head, true) !== LOCAL) return null;
      const from = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
      const inside = archive.subarray(from, from + packed);
      const bytes = method === STORED ? inside : method === DEFLATED ? await inflated(inside, left) : null;
      if (!bytes || inside.length !== packed) return null;
      left -= bytes.length;
      if (left < 0) return null;
      files.push({ name: path.split('/').at(-1) as string, bytes });
    }
    return files;
  } catch {
    // A number in it leads outside of it, or what is packed is damaged.
    return null;
  }
}

/** What was packed; null where it is more than `most` bytes. */
async function inflated(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
