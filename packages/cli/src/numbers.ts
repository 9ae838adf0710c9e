import { InvalidArgumentError } from 'commander';
import type { Say } from './commands/command.ts';
import { W } from './words.ts';

/** Reads an option's value as a whole number in a range. */
export function wholeNumber(say: Say, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < min || number > max) throw new InvalidArgumentError(say(W.wholeNumber, { min, max }));
    return number;
  };
}
