import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unzip } from './unzip.ts';
import { zip } from './zip.ts';

const FILES = [
  { name: 'TEAM2026', text: 'GUL,A,Gulls,Gulls\r\n' },
  { name: 'été.csv', text: 'round,home\r\n1,Échelle\r\n'.repeat(500) },
];
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const told = (files: Awaited<ReturnType<typeof unzip>>) =>
  files?.map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }));

/** The archive of one packed file in a folder, as most programs write it. */
function packed(name: string, text: string): Uint8Array<ArrayBuffer> {
  const [called, whole] = [Buffer.from(name), Buffer.from(text)];
  const inside = deflateRawSync(whole);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(called.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(inside.length, 20);
  entry.writeUInt32LE(whole.length, 24);
  entry.writeUInt16LE(called.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + called.length + inside.length, 16);
  return new Uint8Array(Buffer.concat([head, called, inside, entry, called, end]));
}

it('what an archive holds comes back, as we write it and as others pack it', async () => {
  expect(told(await unzip(await bytesOf(zip(FILES))))).toEqual(FILES);
  expect(told(await unzip(packed('season/2026GUL.EVA', 'id,GUL202604010\r\n'.repeat(99))))).toEqual([
    { name: '2026GUL.EVA', text: 'id,GUL202604010\r\n'.repeat(99) },
  ]);
  expect(await unzip(await bytesOf(zip([])))).toEqual([]);
});

it('a damaged archive is refused, and one that would fill the memory', async () => {
  const whole = await bytesOf(zip(FILES));
  for (const length of [0, 4, 21, 60, whole.length - 30]) expect(await unzip(whole.slice(0, length))).toBeNull();
  const damaged = packed('a', 'abc'.repeat(500));
  damaged.fill(255, 31, 40);
  expect(await unzip(damaged)).toBeNull();
  expect(await unzip(packed('bomb', '0'.repeat(33_000_000)))).toBeNull();
});
