/** A source of whole numbers from 0 to `below` - 1, handed in by the caller that needs one: the rules have none. */
export type Random = (below: number) => number;

/**
 * Numbers that are the same every time for a seed (splitmix32). Tests use them, and estimates that must not change when
 * they are asked again.
 */
export function repeatableRandom(seed: number): Random {
  let a = seed | 0;
  return (below) => {
    a = (a + 0x9e3779b9) | 0;
    let t = a ^ (a >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (((t ^ (t >>> 15)) >>> 0) % below) | 0;
  };
}
