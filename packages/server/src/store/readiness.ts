import type { Values, Words } from '@pocket-stadium/kernel';
import * as w from '../../words/store.ts';
import type { Db } from './schema.ts';
import { Unavailable } from './unavailable.ts';

export interface NotReady {
  readonly words: Words;
  readonly values?: Values;
}

const NOTHING_STORED: Words = w.nothing_stored;
const NO_ANSWER: Words = w.no_answer;
const PROBE = 'probe';
/** Milliseconds for which an answer holds, however often it is asked for. */
const HOLDS = 500;

/** Whether the store takes anything: one that can be read and not written to is not ready. */
export class Readiness {
  private asked: { readonly at: number; readonly answer: Promise<NotReady | null> } | null = null;

  constructor(
    private readonly db: Db,
    private readonly now: () => number,
    private readonly steady: () => number,
  ) {}

  /** The reason why it is not ready; null when it is. */
  whyNot(): Promise<NotReady | null> {
    if (!this.asked || this.steady() - this.asked.at > HOLDS) this.asked = { at: this.steady(), answer: this.probe() };
    return this.asked.answer;
  }

  private async probe(): Promise<NotReady | null> {
    const value = String(this.now());
    try {
      await this.db
        .insertInto('meta')
        .values({ name: PROBE, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      return null;
    } catch (error) {
      const cause = error instanceof Unavailable ? error.cause : error;
      const code = String((cause as { code?: unknown } | undefined)?.code ?? '');
      const why = [code, (error as Error).message].filter(Boolean).join(': ').slice(0, 200);
      return { words: /^SQLITE_|^53100/.test(code) ? NOTHING_STORED : NO_ANSWER, values: { why } };
    }
  }
}
