import { InvalidArgumentError } from 'commander';
import * as w from '../words/commands.ts';
import type { Say } from './commands/command.ts';

/** Reads an option's value as a whole number in a range. */
export function wholeNumber(say: Say, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max) throw new InvalidArgumentError(say(w.whole_number, { min, max }));
    return number;
  };
}
