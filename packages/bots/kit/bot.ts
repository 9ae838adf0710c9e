import type { Game, Move, Random, Seat } from '@pocket-stadium/kernel';
import type { FindSolution } from './solution-file.ts';

/** How strong a bot plays, the weakest first; `rookie` is the default. */
export const LEVELS = ['rookie', 'regular', 'best'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a bot may think: people give milliseconds, tests give nodes. */
export interface Budget {
  readonly nodes?: number;
  readonly ms?: number;
}

/** A bot: it takes a seat that no person takes. `view` is the state as the seat sees it, never more. */
export interface Bot<S = unknown> {
  /** Fetches what the bot needs before it chooses here. False where that is not to be had: the bot then chooses without. */
  prepare?(view: S, find: FindSolution): Promise<boolean>;
  choose(game: Game<S>, view: S, seat: Seat, budget: Budget, random: Random): Move;
}

/** The bots of a game with choices. */
export interface GameBots extends Readonly<Record<Level, Bot>> {
  /** The model of a child against which the rookie is measured: docs/bots.md says what it does. */
  readonly child: Bot;
  /** The model of a beginner against which the gentlest face is measured, where there is one. */
  readonly beginner?: Bot;
  /** The bots that play in a manner of their own, by their face; the others play as their level does. */
  readonly styles?: Readonly<Record<string, Bot>>;
}
