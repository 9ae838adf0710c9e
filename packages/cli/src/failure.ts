import { FALLBACK, fill, inEveryLang, type Problem, type Values, type Words } from '@pocket-stadium/kernel';

/** What a command ends with: all well, a check that failed, wrong use. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Something to tell the person on the error stream, with the exit code that goes with it. */
export class Failure extends Error {
  constructor(
    readonly exitCode: number,
    readonly words: Words,
  ) {
    super(words[FALLBACK]);
  }
}

/** The command was called wrongly, or what it names is not there. */
export function wrongUse(words: Words, values: Values = {}): Failure {
  return new Failure(EXIT.usage, filled(words, values));
}

/** What was asked to be looked at is not right. */
export function failedCheck(words: Words, values: Values = {}): Failure {
  return new Failure(EXIT.failed, filled(words, values));
}

/** A refusal of the rules, as a failure of a check or of the call. */
export function refusedAs(exitCode: number, problem: Problem): Failure {
  return new Failure(exitCode, problem.message);
}

/** The same text without the name and the password that an address in it may carry. */
export function withoutSecrets(text: string): string {
  return text.replace(/(:\/+)[^\s@]*@/g, '$1…@');
}

function filled(words: Words, values: Values): Words {
  return inEveryLang((lang) => fill(words, values, lang));
}
