import { type _HMAC, hmac } from '@noble/hashes/hmac.js';
import { type _SHA256, sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The name of the scheme is in every message that is hashed, so that another scheme can never give the same bytes. */
export const FAIR_SCHEME = 'pocket-stadium fair dice 1';

/** What the server promises before any seat's string: the SHA-256 of the seed's 32 bytes, in hexadecimal. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Whether a text can be a seed: 32 bytes in hexadecimal. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/**
 * The message of one block of one roll. It is made of netstrings (`length:bytes,`, the length in decimal and in bytes):
 * the scheme, the match id, the number of strings, each string in UTF-8 in seat order, the roll and the block.
 */
export function canonical(matchId: string, strings: readonly string[], roll: number, block: number): Uint8Array {
  return concat([prefix(matchId, strings), suffix(roll, block)]);
}

/** Digits take as many bytes as characters. */
function suffix(roll: number, block: number): Uint8Array {
  const [n, b] = [String(roll), String(block)];
  return utf8ToBytes(`${n.length}:${n},${b.length}:${b},`);
}

function prefix(matchId: string, strings: readonly string[]): Uint8Array {
  return concat([FAIR_SCHEME, matchId, String(strings.length), ...strings].map(netstring));
}

function netstring(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  return concat([utf8ToBytes(`${bytes.length}:`), bytes, utf8ToBytes(',')]);
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes from here on are skipped: 252 is the largest multiple of 6 that a byte can hold. */
const SKIP_FROM = 252;

export const faceOf = (byte: number): number | null => (byte >= SKIP_FROM ? null : 1 + (byte % 6));

/** A byte of the hash, and the face it gives; null where it is skipped. */
export interface Draw {
  readonly byte: number;
  readonly face: number | null;
}

/** The dice of one match: any roll, in any order, always the same faces. */
export class FairDice {
  private readonly keyed: _HMAC<_SHA256>;
  /** A copy of the keyed state is made here for each block: making a new one costs as much as the hash. */
  private readonly scratch: _HMAC<_SHA256>;

  constructor(seed: string, matchId: string, strings: readonly string[]) {
    this.keyed = hmac.create(sha256, hexToBytes(seed)).update(prefix(matchId, strings));
    this.scratch = this.keyed.clone();
  }

  /** The faces of roll `roll`, counted from 1. */
  faces(roll: number, dice: number): number[] {
    const faces: number[] = [];
    for (let block = 0; faces.length < dice; block++) {
      for (const byte of this.block(roll, block)) {
        const face = faceOf(byte);
        if (face !== null && faces.push(face) === dice) break;
      }
    }
    return faces;
  }

  /** How the faces of a roll come about, byte by byte, for a person who checks it by hand. */
  workings(roll: number, dice: number): Draw[] {
    const draws: Draw[] = [];
    let missing = dice;
    for (let block = 0; missing > 0; block++) {
      for (const byte of this.block(roll, block)) {
        const face = faceOf(byte);
        draws.push({ byte, face });
        if (face !== null) missing--;
        if (missing === 0) break;
      }
    }
    return draws;
  }

  private block(roll: number, block: number): Uint8Array {
    return this.keyed._cloneInto(this.scratch).update(suffix(roll, block)).digest();
  }
}
