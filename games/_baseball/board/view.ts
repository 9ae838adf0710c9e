import { type Game, type Lang, sideName } from '@pocket-stadium/kernel';
import type { Standing } from '../rules/index.ts';

/** What every board of a game of innings draws of a state. */
export interface BaseballState {
  readonly standing: Standing;
  readonly outs: number;
}

/** A dugout: what it is called and who sits in it. */
export interface Bench {
  readonly side: number;
  readonly people: readonly { readonly name: string; readonly turn: boolean }[];
}

/** Those at bat, and those who wait. */
export interface Benches {
  readonly batting: Bench;
  readonly other: Bench | null;
}

/** A player a side: who bats, and who bats next. */
export function benchesOfOne(game: Game, { standing }: BaseballState, names: readonly string[], lang: Lang): Benches {
  const { side, batting, half } = standing;
  const alone = (of: number): Bench => ({ side: of, people: [{ name: sideName(game, of, names, lang), turn: of === side }] });
  const after = batting[(half + 1) % batting.length];
  return { batting: alone(side), other: after === undefined || after === side ? null : alone(after) };
}
