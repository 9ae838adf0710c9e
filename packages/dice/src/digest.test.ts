import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { digest } from './digest.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const ours = (message: Uint8Array): string => [...digest(message)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

test('the digest of a seed is SHA-256: as published, and as the library has it at every length up to five blocks', () => {
  expect(ours(utf8ToBytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(ours(utf8ToBytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (let length = 0; length <= 320; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 197 + length * 31) & 255);
    expect(ours(message)).toBe(hex(sha256(message)));
  }
});
