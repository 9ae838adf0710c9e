/*
 * Sets of throws of two dice as bits: 21 throws, their order having no meaning.
 */

export interface Throw {
  readonly dice: readonly [number, number];
  /** Of 36. */
  readonly weight: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The 21 throws, in the order of their bits. */
export const THROWS: readonly Throw[] = FACES.flatMap((a) =>
  FACES.filter((b) => b >= a).map((b): Throw => ({ dice: [a, b], weight: a === b ? 1 : 2 })),
);

function throwsWhere(test: (a: number, b: number) => boolean): number {
  return THROWS.reduce((bits, { dice: [a, b] }, i) => (test(a, b) || test(b, a) ? bits | (1 << i) : bits), 0);
}

/** By number: the throws with a die of at least that. */
export const AT_LEAST: readonly number[] = [0, ...FACES.map((k) => throwsWhere((a) => a >= k))];

/** At `first * 7 + k`: the throws with a die that shows `first` and another of at least `k`. */
export const FIRST_THEN: Int32Array = Int32Array.from({ length: 49 }, (_, i) => {
  const [first, k] = [Math.floor(i / 7), i % 7];
  return first === 0 || k === 0 ? 0 : throwsWhere((a, b) => a === first && b >= k);
});

/** At `firsts * 7 + k`, `firsts` being dice as bits: the throws with one of these and another die of at least `k`. */
export const FIRSTS_THEN: Int32Array = Int32Array.from({ length: 64 * 7 }, (_, i) =>
  FACES.reduce((bits, first) => (((i / 7) >> (first - 1)) & 1 ? bits | (FIRST_THEN[first * 7 + (i % 7)] as number) : bits), 0),
);

const HALF = 11;
const chances = (from: number, bits: number) =>
  Float64Array.from({ length: 1 << bits }, (_, set) =>
    THROWS.slice(from, from + bits).reduce((sum, { weight }, i) => ((set >> i) & 1 ? sum + weight / 36 : sum), 0),
  );
const LOW = chances(0, HALF);
const HIGH = chances(HALF, THROWS.length - HALF);

/** How likely it is to throw one of a set. */
export function chanceOf(throws: number): number {
  return (LOW[throws & ((1 << HALF) - 1)] as number) + (HIGH[throws >> HALF] as number);
}
