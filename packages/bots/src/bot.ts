import type { Game, Move, Random, Seat } from '@pocket-stadium/rules';

/** How strong a bot plays, the weakest first; `rookie` is the default. */
export const LEVELS = ['rookie', 'regular', 'best'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think: people give milliseconds, tests give nodes. */
export interface Budget {
  readonly nodes?: number;
  readonly ms?: number;
}

/** Who sits down when nobody does. `seen` is the state as the seat sees it, never more. */
export interface Bot<S = unknown> {
  choose(game: Game<S>, seen: S, seat: Seat, budget: Budget, random: Random): Move;
}
