import { EMPTY } from '../../_baseball/rules/diamond.ts';

/** The face that scores. */
export const SCORES = 1;

/** One run for each 1; a throw without a 1 ends the half-inning. */
export function play(faces: readonly number[]) {
  const runs = faces.filter((face) => face === SCORES).length;
  return { code: runs > 0 ? 'ones' : 'no-one', bases: EMPTY, outs: 0, runs, hit: false, moves: [], ends: runs === 0 } as const;
}
