import { arena } from './arena.ts';
import { check } from './check.ts';
import type { StadiumCommand } from './command.ts';
import { games } from './games.ts';
import { glossary } from './glossary.ts';
import { play } from './play.ts';
import { position } from './position.ts';
import { print } from './print.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { vectors } from './vectors.ts';

/** The commands, in the order in which the help shows them. */
export const COMMANDS: readonly StadiumCommand[] = [
  games,
  play,
  serve,
  replay,
  check,
  simulate,
  arena,
  position,
  rules,
  glossary,
  print,
  vectors,
];
