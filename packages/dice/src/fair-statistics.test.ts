import { describe, expect, it } from 'vitest';
import { FairDice } from './fair.ts';
import { hexToBytes } from './second/bytes.ts';
import { Chain, MAX_LENGTH } from './second/chain.ts';
import { MatchDice } from './second/house-dice.ts';

const FACES = process.env.SOAK ? 10_000_000 : 1_000_000;
const SEED = '8f'.repeat(32);
const ID = 'c0ffee00c0ffee00c0ffee00c0ffee00';

/** The values that chance exceeds once in a thousand times, by degrees of freedom. */
const ONE_IN_A_THOUSAND = { 5: 20.515, 7: 24.322, 35: 66.619 } as const;
type Freedom = keyof typeof ONE_IN_A_THOUSAND;

function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, i) => sum + (count - (expected[i] as number)) ** 2 / (expected[i] as number), 0);
}

/** Faces in the order in which a match would see them: roll after roll, two dice each. */
function fairFaces(count: number): Uint8Array {
  const dice = new FairDice(SEED, ID, ['one', 'two']);
  const faces = new Uint8Array(count);
  for (let i = 0; i < count; i += 2) faces.set(dice.faces(i / 2 + 1, 2), i);
  return faces;
}

/** The same faces in the second version: live rolls and, beyond the end of the chain, late ones. */
function secondFaces(count: number): Uint8Array {
  const dice = new MatchDice(new Chain(hexToBytes(SEED), MAX_LENGTH), 'a7'.repeat(32));
  const faces = new Uint8Array(count);
  for (let i = 0; i < count; i += 2) faces.set(dice.faces(i / 2 + 1, 2), i);
  return faces;
}

function countFaces(faces: Uint8Array): number[] {
  const counts = new Array<number>(6).fill(0);
  for (const face of faces) counts[face - 1] = (counts[face - 1] as number) + 1;
  return counts;
}

function countPairs(faces: Uint8Array, apart: number): number[] {
  const counts = new Array<number>(36).fill(0);
  for (let i = 0; i + apart < faces.length; i += apart + 1) {
    const pair = ((faces[i] as number) - 1) * 6 + (faces[i + apart] as number) - 1;
    counts[pair] = (counts[pair] as number) + 1;
  }
  return counts;
}

/** How many runs of equal faces are 1, 2, … 7 long, and 8 or more. */
function countRuns(faces: Uint8Array): number[] {
  const counts = new Array<number>(8).fill(0);
  let length = 1;
  for (let i = 1; i < faces.length; i++) {
    if (faces[i] === faces[i - 1]) {
      length++;
      continue;
    }
    const slot = Math.min(length, 8) - 1;
    counts[slot] = (counts[slot] as number) + 1;
    length = 1;
  }
  return counts;
}

const even = (total: number, slots: number) => new Array<number>(slots).fill(total / slots);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const runShares = [0, 1, 2, 3, 4, 5, 6].map((k) => (5 / 6) * (1 / 6) ** k).concat((1 / 6) ** 7);

const within = (observed: readonly number[], expected: readonly number[], freedom: Freedom) =>
  chiSquare(observed, expected) < ONE_IN_A_THOUSAND[freedom];
const evenFaces = (faces: Uint8Array) => within(countFaces(faces), even(faces.length, 6), 5);
const evenPairs = (faces: Uint8Array, apart: number) => {
  const counts = countPairs(faces, apart);
  return within(counts, even(sum(counts), 36), 35);
};
const honestRuns = (faces: Uint8Array) => {
  const counts = countRuns(faces);
  return within(
    counts,
    runShares.map((share) => share * sum(counts)),
    7,
  );
};

describe.each([
  ['first', fairFaces],
  ['second', secondFaces],
])(`${FACES.toLocaleString('en')} fair faces of the %s version`, (_, facesOf) => {
  const faces = facesOf(FACES);

  it('show every face as often', () => expect(evenFaces(faces)).toBe(true));
  it('show every pair as often, side by side and one roll apart', () => {
    expect(evenPairs(faces, 1)).toBe(true);
    expect(evenPairs(faces, 2)).toBe(true);
  });
  it('repeat a face as often as chance does', () => expect(honestRuns(faces)).toBe(true));

  it('would have been caught had no byte been skipped', () => {
    const biased = faces.map((_, i) => 1 + ((Math.imul(i, 2654435761) >>> 24) % 6));
    expect(evenFaces(biased)).toBe(false);
  });
  it('would have been caught had a roll leant on the one before', () => {
    const leaning = faces.map((face, i) => (i % 50 === 25 ? (faces[i - 1] ?? face) : face));
    expect(evenPairs(leaning, 1)).toBe(false);
    expect(honestRuns(leaning)).toBe(false);
  });
});
