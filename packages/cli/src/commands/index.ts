import type { StadiumCommand } from './command.ts';
import { games } from './games.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';

/** Commands that start without the others having been read. */
const QUICK: Readonly<Record<string, StadiumCommand>> = { games, serve, simulate };

/** The command that a word names, if need be among all the others: for the help, and for what may have been meant. */
export async function commandsFor(word: string): Promise<readonly StadiumCommand[]> {
  const quick = Object.hasOwn(QUICK, word) ? QUICK[word] : undefined;
  return quick ? [quick] : (await import('./all.ts')).COMMANDS;
}
