const WORDS = 64;

/** The first 32 bits after the binary point. */
const fraction = (x: number): number => ((x % 1) * 2 ** 32) | 0;

const primes: number[] = [];
for (let n = 2; primes.length < WORDS; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);

const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** (1 / 2)));
const ROUNDS = Int32Array.from(primes, (prime) => fraction(prime ** (1 / 3)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/**
 * SHA-256 for dice of a seed, which hide nothing from anybody. The app needs it before the first move, and the library
 * for the fair dice weighs four times as much. A test compares the two. The eight words come as numbers.
 */
export function digest(message: Uint8Array): Int32Array {
  const { length } = message;
  const padded = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
  padded.set(message);
  padded[length] = 0x80;
  // The length in bits takes four bytes: nobody has a seed of half a gigabyte.
  for (let i = 1; i <= 4; i++) padded[padded.length - i] = (length << 3) >>> (8 * (i - 1));
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += 64) addBlock(hash, padded, at);
  return hash;
}

/** The words that a block is spread over. They keep nothing from one block to the next. */
const spread = new Int32Array(WORDS);

function addBlock(hash: Int32Array, bytes: Uint8Array, at: number): void {
  const byte = (i: number) => bytes[at + i] as number;
  for (let i = 0; i < 64; i += 4) spread[i >> 2] = (byte(i) << 24) | (byte(i + 1) << 16) | (byte(i + 2) << 8) | byte(i + 3);
  for (let i = 16; i < WORDS; i++) {
    const x = spread[i - 15] as number;
    const y = spread[i - 2] as number;
    const small = (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
    spread[i] = (spread[i - 16] as number) + (spread[i - 7] as number) + small;
  }
  // One by one: taken apart as an array they would no longer be whole numbers to the compiler, and take twice as long.
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < WORDS; i++) {
    const word = ((ROUNDS[i] as number) + (spread[i] as number)) | 0;
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + word) | 0;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const words = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < words.length; i++) hash[i] = (hash[i] as number) + (words[i] as number);
}
