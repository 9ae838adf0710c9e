import { untilThere } from '../until-there.ts';
import type { BarePosition } from './ask.ts';
import { mayAsk } from './ask-key.ts';

const LATELY = 6;

/** What a page without a match says to those who listen, each sentence once, also in the same words; `Live` tells it. */
export class Voice {
  lately: readonly { readonly number: number; readonly text: string }[] = $state.raw([]);

  readonly say = (text: string): void => {
    this.lately = [...this.lately.slice(1 - LATELY), { number: (this.lately.at(-1)?.number ?? 0) + 1, text }];
  };

  /** The keys of a table, asked of a position. */
  answer(event: KeyboardEvent, position: BarePosition): void {
    const { key } = event;
    if (!mayAsk(event)) return;
    void untilThere(() => import('./ask.ts')).then(async ({ answerAt, questionOf }) => {
      const question = questionOf(key);
      if (question) this.say(await answerAt(position, question));
    });
  }
}
