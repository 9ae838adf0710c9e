import { FALLBACK, fill, inEveryLang, type Values, type Words } from '@pocket-stadium/kernel';

/** Why a database cannot be opened, for the person who wanted to: thrown, since nothing can go on without it. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
  readonly words: Words;

  constructor(words: Words, values: Values = {}) {
    super(fill(words, values, FALLBACK));
    this.words = inEveryLang((lang) => fill(words, values, lang));
  }
}
