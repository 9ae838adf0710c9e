/*
 * Who has the ball: 0, 1, 2 the side to play, 3, 4, 5 the others, each in the order of their spots,
 * 6 nobody. A set of holders is seven bits, so that one byte says of a pair of formations for which
 * holders something is true.
 */

export const HOLDERS = 7;
export const NOBODY = 6;
/** A set of holders. */
export type Holders = number;
export const SETS = 1 << HOLDERS;
export const EVERYBODY: Holders = SETS - 1;

/** An array that says what each set becomes when every holder becomes another. */
export function renaming(rename: (holder: number) => number): Uint8Array {
  return Uint8Array.from({ length: SETS }, (_, set) => members(set).reduce((image, holder) => image | (1 << rename(holder)), 0));
}

export function members(set: Holders): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((holder) => (set >> holder) & 1);
}

/** The same set as the other side sees it: that side counts its own playballers first, and from the other end. */
export const SWAPPED = renaming((holder) => (holder === NOBODY ? NOBODY : 5 - holder));

/**
 * At `lines << 7 | set`: the set with everybody to whom passes bring the ball. The bits of `lines` are the open lines
 * from 0 to 1, from 1 to 2, from 0 to 2.
 */
export const PASSED_AROUND = Uint8Array.from({ length: 8 * SETS }, (_, at) => {
  let set = at & EVERYBODY;
  const lines = at >> HOLDERS;
  for (let round = 0; round < 2; round++) {
    if (lines & 1 && set & 3) set |= 3;
    if (lines & 2 && set & 6) set |= 6;
    if (lines & 4 && set & 5) set |= 5;
  }
  return set;
});
