import { utf8ToBytes } from '@noble/hashes/utils.js';
import { digest } from './digest.ts';

/** The most rolls that a chain covers. */
export const MAX_LENGTH = 65_535;

const SEED = utf8ToBytes('pocket-stadium/2 seed');
const LINK = utf8ToBytes('pocket-stadium/2 link');
const LATE = utf8ToBytes('pocket-stadium/2 late');

/** `H(tag ‖ 32 bytes)`. One message is filled again for each hash. */
function tagged(tag: Uint8Array): (bytes: Uint8Array, out: Uint8Array) => Uint8Array {
  const message = new Uint8Array(tag.length + 32);
  message.set(tag);
  return (bytes, out) => {
    message.set(bytes, tag.length);
    return digest(message, out);
  };
}
const fromSeed = tagged(SEED);
const before = tagged(LINK);

/** The link before a link: anybody can compute it; nobody can compute the one after. */
export function linkBefore(link: Uint8Array): Uint8Array {
  return before(link, new Uint8Array(32));
}

/** The links of a seed, `K_N` to `K_0`: all of the house's chance, fixed by its end. They are held in memory, never stored. */
export class Chain {
  /** K_0, K_1, …, K_N, 32 bytes each. */
  private readonly links: Uint8Array;

  constructor(
    private readonly seed: Uint8Array,
    readonly length: number,
  ) {
    this.links = new Uint8Array(32 * (length + 1));
    fromSeed(seed, this.at(length));
    for (let n = length; n > 0; n--) before(this.at(n), this.at(n - 1));
  }

  /** `E`, which is published with the promise. */
  get end(): Uint8Array {
    return this.at(0).slice();
  }

  /** `K_n`: a link of the chain; beyond its length, the link of a single roll. */
  link(n: number): Uint8Array {
    return n <= this.length ? this.links.slice(32 * n, 32 * (n + 1)) : lateLink(this.seed, n);
  }

  private at(n: number): Uint8Array {
    return this.links.subarray(32 * n, 32 * (n + 1));
  }
}

/** The link of a roll beyond the chain's length. Only the seed gives it. */
export function lateLink(seed: Uint8Array, n: number): Uint8Array {
  const message = new Uint8Array(LATE.length + 36);
  message.set(LATE);
  message.set(seed, LATE.length);
  new DataView(message.buffer).setUint32(LATE.length + 32, n);
  return digest(message);
}

/**
 * The links that a new one brings, from the one after `checked` to itself, where it hashes back to `checked` in at most
 * `most` steps. Empty where it is `checked` itself. Null where it is no link of this chain, or lies too far on.
 */
export function hashBack(link: Uint8Array, checked: Uint8Array, most: number): Uint8Array[] | null {
  const links: Uint8Array[] = [];
  let at = link;
  for (let steps = 0; ; steps++) {
    if (sameBytes(at, checked)) return links.reverse();
    if (steps === most) return null;
    links.push(at);
    at = linkBefore(at);
  }
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
