import { type Fact, fill, type Game, type Lang, type Part, type Values, type Words } from '@pocket-stadium/kernel';
import type { Paint } from './paint.ts';

/** Everything a drawing is made from, and the room it has. */
export interface Scene {
  readonly game: Game;
  /** The state as the people in front of the screen may see it. */
  readonly state: unknown;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly paint: Paint;
  /** The facts of what happened last, to be marked. */
  readonly facts: readonly Fact[];
  /** Where the parts of a move that may follow lead, for marking targets. */
  readonly targets: readonly Part[];
  readonly columns: number;
  readonly rows: number;
}

/** A state as lines of text: the field, and what stands beside it on the scoreboard. */
export interface Drawing {
  readonly board: readonly string[];
  readonly status: readonly string[];
}

export type Draw = (scene: Scene) => Drawing;

export const sayIn =
  ({ lang }: Pick<Scene, 'lang'>) =>
  (words: Words, values: Values = {}): string =>
    fill(words, values, lang);
