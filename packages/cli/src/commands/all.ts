import { admin } from './admin.ts';
import { arena } from './arena.ts';
import { book } from './book.ts';
import { check } from './check.ts';
import type { StadiumCommand } from './command.ts';
import { exact } from './exact.ts';
import { exportCommand } from './export.ts';
import { games } from './games.ts';
import { glossary } from './glossary.ts';
import { importCommand } from './import.ts';
import { play } from './play.ts';
import { position } from './position.ts';
import { print } from './print.ts';
import { problem } from './problem.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { run } from './run.ts';
import { season } from './season.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { solve } from './solve.ts';
import { vectors } from './vectors.ts';
import { verify } from './verify.ts';

export { pickGame } from './pick.ts';

/** The commands, in the order in which the help shows them. */
export const COMMANDS: readonly StadiumCommand[] = [
  games,
  play,
  serve,
  admin,
  exportCommand,
  importCommand,
  replay,
  review,
  check,
  verify,
  simulate,
  season,
  arena,
  exact,
  solve,
  book,
  position,
  problem,
  run,
  rules,
  glossary,
  print,
  vectors,
];
