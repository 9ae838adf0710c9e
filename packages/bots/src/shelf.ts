import type { Bot, Level } from './bot.ts';

/** The bots of a game with choices. */
export interface GameBots extends Readonly<Record<Level, Bot>> {
  /** The model of a child against which the rookie is measured: docs/bots.md says what it does. */
  readonly child: Bot;
}

/** By game: its bots, in a file of their own that is loaded when somebody asks for one. Games without choices are not here. */
export const SHELF: Readonly<Record<string, () => Promise<{ readonly bots: GameBots }>>> = {
  'dice-and-run': () => import('./games/dice-and-run/index.ts'),
  'pocket-rugby': () => import('./games/pocket-rugby/index.ts'),
  'play-ball': () => import('./games/play-ball/index.ts'),
  'runy-run-run': () => import('./games/runy-run-run/index.ts'),
};
