import type { StadiumCommand } from './command.ts';
import { games } from './games.ts';
import { glossary } from './glossary.ts';
import { play } from './play.ts';

/** The commands, in the order in which the help shows them. */
export const COMMANDS: readonly StadiumCommand[] = [games, play, glossary];
