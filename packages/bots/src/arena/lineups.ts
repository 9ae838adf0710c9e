/** Who sits where in one match: the players' numbers, by seat. */
export type Lineup = readonly number[];

/**
 * The groups of a contest that meet in a match. As many entrants as seats make one group. With more, every choice of as
 * many as there are seats makes one. With fewer, everybody in turn meets a group of the others. The same player may
 * enter several times.
 */
export function tablesOf(entrants: readonly number[], seats: number): Lineup[] {
  if (entrants.length >= seats) return choices(entrants, seats);
  return entrants.map((player, entered) => {
    const others = [...entrants.slice(entered + 1), ...entrants.slice(0, entered)];
    return [player, ...Array.from({ length: seats - 1 }, (_, i) => others[i % others.length] ?? player)];
  });
}

/** Every group in every rotation of its seats: match number n is played by `schedule[n % schedule.length]`. */
export function schedule(entrants: readonly number[], seats: number): Lineup[] {
  return tablesOf(entrants, seats).flatMap((table) => table.map((_, shift) => [...table.slice(shift), ...table.slice(0, shift)]));
}

function choices(entrants: readonly number[], seats: number): Lineup[] {
  if (seats === 0) return [[]];
  return entrants.flatMap((player, entered) => choices(entrants.slice(entered + 1), seats - 1).map((rest) => [player, ...rest]));
}
