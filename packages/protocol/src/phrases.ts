import type { Words } from '@pocket-stadium/kernel';
import * as w from '../words/phrases.ts';

/** All phrases that can be said at a table, in the order in which they are shown. There is no free text: children play here. */
export const PHRASES = {
  hello: w.hello,
  'good-luck': w.good_luck,
  'well-played': w.well_played,
  'nice-roll': w.nice_roll,
  'so-close': w.so_close,
  ouch: w.ouch,
  'my-mistake': w.my_mistake,
  thinking: w.thinking,
  'one-moment': w.one_moment,
  back: w.back,
  'your-turn': w.your_turn,
  thanks: w.thanks,
  sorry: w.sorry,
  'good-game': w.good_game,
  again: w.again,
  bye: w.bye,
} as const satisfies Record<string, Words>;

export type Phrase = keyof typeof PHRASES;

export function isPhrase(text: string): text is Phrase {
  return Object.hasOwn(PHRASES, text);
}
