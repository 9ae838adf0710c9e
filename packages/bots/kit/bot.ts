import type { Game, Move, Random, Seat } from '@pocket-stadium/kernel';

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

/** The bots of a game with choices. */
export interface GameBots extends Readonly<Record<Level, Bot>> {
  /** The model of a child against which the rookie is measured: docs/bots.md says what it does. */
  readonly child: Bot;
}
