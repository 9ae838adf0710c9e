import type { Lang, Values, Words } from '@pocket-stadium/kernel';
import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.ts';

export type Say = (words: Words, values?: Values) => string;

/** What a command works with. */
export interface Context {
  readonly lang: Lang;
  readonly terminal: Terminal;
  /** A text in the language spoken. */
  readonly say: Say;
}

/** One command of `stadium`. Adding one is a file here and a line in `all.ts`. */
export interface StadiumCommand {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: Words;
  /** Adds its arguments and options to commander's command. */
  define(command: Command, say: Say): void;
  /** Does it, and answers the exit code; or throws a `Failure` with what to tell the person. */
  run(context: Context, command: Command): number | Promise<number>;
}
