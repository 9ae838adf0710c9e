import { type Fact, type Happened, type Play, scoreOf } from '@pocket-stadium/kernel';

/**
 * Whether the latest of these steps put a side in the lead that had been so many behind. Sheets tell the score, so that
 * this holds for every game that has one.
 */
export function cameBack({ game, header }: Play, steps: readonly Happened[], side: number, behind: number): boolean {
  const setup = { options: header.options, seats: header.seats.length };
  /** How far a side is ahead of the best of the others. */
  const leadAfter = (facts: readonly Fact[]): number => {
    const score = scoreOf(game, game.sheet?.(setup, [facts]));
    const points = (of: boolean) =>
      score?.rows.filter((row) => (row.side === side) === of).map(({ values }) => Number(values[score.decides] ?? 0)) ?? [];
    return Math.max(0, ...points(true)) - Math.max(0, ...points(false));
  };
  const after = steps.flatMap(({ facts }) => facts);
  const latest = steps.at(-1)?.facts.length ?? 0;
  if (leadAfter(after) <= 0 || leadAfter(after.slice(0, after.length - latest)) > 0) return false;
  const upTo: Fact[] = [];
  return steps.some(({ facts }) => {
    upTo.push(...facts);
    return leadAfter(upTo) <= -behind;
  });
}
