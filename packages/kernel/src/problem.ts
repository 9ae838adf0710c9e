import * as w from '../words/refusals.ts';
import { fill, inEveryLang, type Values, type Words } from './words.ts';

/**
 * Why something was refused: a code for programs, the values for both, and the sentence for people. `entry` is the
 * number of an entry in a record (from 1), `line` that of a line in a text.
 */
export interface Problem {
  readonly code: string;
  readonly values: Values;
  readonly message: Words;
  readonly entry?: number;
  readonly line?: number;
}

export interface Refused {
  readonly ok: false;
  readonly problem: Problem;
}
export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}
export type Result<T> = Accepted<T> | Refused;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });

/** Builds a refusal from the words of its code. */
export function refuse(code: string, words: Words, values: Values = {}, place: { entry?: number; line?: number } = {}): Refused {
  const message = inEveryLang((lang) => fill(words, values, lang));
  return { ok: false, problem: { code, values, message, ...place } };
}

/** The same refusal, with the number of the entry in a record. */
export function atEntry(refused: Refused, entry: number): Refused {
  const { problem } = refused;
  const message = inEveryLang((lang) => fill(w.at_entry, { entry, why: problem.message }, lang));
  return { ok: false, problem: { ...problem, message, entry } };
}
