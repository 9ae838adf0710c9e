import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { digest } from './digest.ts';

const comma = utf8ToBytes(',');

/** Netstrings: for each text its length in bytes in decimal, `:`, its UTF-8 bytes, `,`. No two lists give the same bytes. */
export function netstrings(texts: readonly string[]): Uint8Array {
  return concatBytes(
    ...texts.flatMap((text) => {
      const bytes = utf8ToBytes(text);
      return [utf8ToBytes(`${bytes.length}:`), bytes, comma];
    }),
  );
}

/** SHA-256 of netstrings, in hexadecimal. */
export function hashOf(texts: readonly string[]): string {
  return bytesToHex(digest(netstrings(texts)));
}

/** Whether a value is so many bytes in lower-case hexadecimal. */
export function isHex(value: unknown, bytes: number): value is string {
  return typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
}

/** Half a surrogate pair has no UTF-8 bytes. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 32 bytes as 43 characters of base64url without padding: how a link travels. */
export function makeLinkText(link: Uint8Array): string {
  const digits: number[] = [];
  let [group, bits] = [0, 0];
  for (const byte of link) {
    group = ((group << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 6; bits -= 6) digits.push(DIGITS.charCodeAt((group >> (bits - 6)) & 63));
  }
  if (bits > 0) digits.push(DIGITS.charCodeAt((group << (6 - bits)) & 63));
  return String.fromCharCode(...digits);
}

/** The reverse of `makeLinkText`; null for anything else, another spelling of the same bytes included. */
export function parseLinkText(value: unknown): Uint8Array | null {
  if (typeof value !== 'string' || !/^[\w-]{43}$/.test(value)) return null;
  const link = new Uint8Array(32);
  let [group, bits, at] = [0, 0, 0];
  for (const digit of value) {
    group = ((group << 6) | DIGITS.indexOf(digit)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    link[at++] = group >> bits;
  }
  return makeLinkText(link) === value ? link : null;
}

export { bytesToHex, hexToBytes, utf8ToBytes };
