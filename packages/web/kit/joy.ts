import { allFaces, type Fact, type Game } from '@pocket-stadium/kernel';
import type { BoardModule, Feat } from './board.ts';

/** How glad people are: the rarer, the gladder. */
export const ROWS = ['noted', 'cheered', 'feast', 'season'] as const;
export type Row = (typeof ROWS)[number];

/** How long it is shown, in ms. */
export const ROW_MS: Readonly<Record<Row, number>> = { noted: 0, cheered: 600, feast: 1200, season: 1600 };

const LIKELY = 1 / 4;
const RARE = 1 / 12;
const VERY_RARE = 1 / 100;

/** How glad a feat makes people, by the chance of the throw that did it. */
export function rowOf({ points, atLeast }: Pick<Feat, 'points' | 'atLeast'>, chance: number): Row {
  const row = !points
    ? chance < LIKELY
      ? 'cheered'
      : 'noted'
    : chance < VERY_RARE
      ? 'season'
      : chance <= RARE + 1e-9
        ? 'feast'
        : 'cheered';
  return atLeast !== undefined && ROWS.indexOf(atLeast) > ROWS.indexOf(row) ? atLeast : row;
}

/** One row less: joy that comes again at once is smaller. */
export const rowBelow = (row: Row): Row => ROWS[Math.max(0, ROWS.indexOf(row) - 1)] ?? 'noted';

/** How likely a throw from this state leads to the same feat, over every way the dice can fall; 1 where no dice are thrown. */
export function chanceOf(game: Game, board: BoardModule, before: unknown, feat: Feat): number {
  const next = game.next(before);
  if (next.kind !== 'roll' || !board.feat) return 1;
  const same = (facts: readonly Fact[]) => board.feat?.(facts)?.key === feat.key;
  let chance = 0;
  for (const { faces, probability } of allFaces(next.dice)) if (same(game.roll(before, faces).facts)) chance += probability;
  return chance > 0 ? chance : 1;
}
