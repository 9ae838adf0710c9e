import { HOLDERS, members, SETS } from './holders.ts';

/*
 * What a move does to the ball. The i-th of the side moves, is the j-th afterwards, and takes the ball of some of the
 * others. A kind of move is `(3 * i + j) << 6 | others`: its two team-mates in order, the three opponents, nobody. Each
 * kind has an array from a set of holders to the set after, and one back.
 */

export const OTHERS = 6;
const KINDS = 9 << OTHERS;

/** At `kind << 7 | set after`: the holders before which lead there. */
export const BEFORE = new Uint8Array(KINDS * SETS);
/** At `kind << 7 | set before`: the holders after. */
export const AFTER = new Uint8Array(KINDS * SETS);

for (let kind = 0; kind < KINDS; kind++) {
  const i = Math.floor((kind >> OTHERS) / 3);
  const j = (kind >> OTHERS) % 3;
  const others = [0, 1, 2, 3, 4, 5, 6].filter((holder) => holder !== i);
  const images = Array.from({ length: HOLDERS }, (_, holder) => {
    const taken = holder === i || (kind >> others.indexOf(holder)) & 1;
    return taken ? j : renamed(holder, i, j);
  });
  for (let set = 0; set < SETS; set++) {
    const at = (kind << HOLDERS) | set;
    for (const holder of members(set)) AFTER[at] = (AFTER[at] as number) | (1 << (images[holder] as number));
    for (const [holder, image] of images.entries()) if ((set >> image) & 1) BEFORE[at] = (BEFORE[at] as number) | (1 << holder);
  }
}

/** Team-mates close the gap of the one who left and make room where that one arrives. */
function renamed(holder: number, i: number, j: number): number {
  if (holder > 2) return holder;
  const left = holder > i ? holder - 1 : holder;
  return left >= j ? left + 1 : left;
}
