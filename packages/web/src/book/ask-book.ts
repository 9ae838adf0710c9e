import type { Judgement } from '@pocket-stadium/bots';
import type { Move, Problem, Words } from '@pocket-stadium/kernel';
import { untilThere } from '../until-there.ts';
import { lineTo } from '../worker-line.ts';

export interface BookQuestion {
  readonly gameId: string;
  readonly position: string;
  /** The questions: the formats; what turns are worth; the same with the distances of losing ones; best play. */
  readonly ask: 'starts' | 'values' | 'distances' | 'line';
}

/** Where a format begins. */
export interface BookStart {
  readonly names: Words;
  readonly position: string;
}

export type BookAnswer =
  | { readonly kind: 'starts'; readonly starts: readonly BookStart[] }
  | { readonly kind: 'judged'; readonly judgement: Judgement }
  | { readonly kind: 'line'; readonly moves: readonly Move[] }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** There is no book for this format, or it cannot be fetched now. */
  | { readonly kind: 'no-book' };

const ask = lineTo<BookQuestion, BookAnswer>(() => new Worker(new URL('./book-worker.ts', import.meta.url), { type: 'module' }));

/** Asks the book, in a worker. */
export function askBook(question: BookQuestion): Promise<BookAnswer> {
  return untilThere(() => ask(question));
}
