import type { Entry } from './match.ts';

/** The indexes of the entries in force: moves and rolls that were not taken back. */
export function inForce(entries: readonly Entry[]): number[] {
  const live: number[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.type === 'move' || entry.type === 'roll') live.push(index);
    else if (entry.type === 'back') while (live.length > 0 && (live.at(-1) as number) >= entry.to) live.pop();
  }
  return live;
}

/** Where a number stands in a rising list; -1 where it does not. */
export function rankIn(rising: readonly number[], wanted: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return rising[low] === wanted ? low : -1;
}
