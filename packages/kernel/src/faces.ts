/** One way dice can fall, with its probability. */
export interface Throw {
  readonly faces: readonly number[];
  readonly probability: number;
}

const known = new Map<number, readonly Throw[]>();

/** Every way `dice` dice can fall, in order; the probabilities sum to 1. */
export function allFaces(dice: number): readonly Throw[] {
  const cached = known.get(dice);
  if (cached) return cached;
  let faces: number[][] = [[]];
  for (let die = 0; die < dice; die++) faces = faces.flatMap((thrown) => [1, 2, 3, 4, 5, 6].map((face) => [...thrown, face]));
  const throws = faces.map((thrown) => ({ faces: thrown, probability: 6 ** -dice }));
  known.set(dice, throws);
  return throws;
}

/** Faces drawn from a source of randomness. */
export function drawFaces(dice: number, random: (below: number) => number): number[] {
  return Array.from({ length: dice }, () => 1 + random(6));
}
