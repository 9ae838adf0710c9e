import type { Verdict } from '@pocket-stadium/bots';
import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/book.ts';

const LETTERS = { W: w.letter_won, D: w.letter_drawn, L: w.letter_lost } as const;
const SHORT = { W: w.short_won, L: w.short_lost } as const;

/** Won, drawn or lost as a letter. */
export const letterOf = (value: Verdict['value']): string => say(LETTERS[value]);

/** What a turn leads to, for who makes it: `won in 5`. */
export function tellShort({ value, depth }: Verdict): string {
  if (value === 'D') return say(w.short_drawn);
  return depth === null ? say(value === 'W' ? w.plain_won : w.plain_lost) : say(SHORT[value], { turns: depth });
}

/** What a position is worth to who plays, as a sentence. */
export function tellVerdict({ value, depth }: Verdict): string {
  if (value === 'D') return say(w.drawn);
  if (value === 'W') return depth === 1 ? say(w.goal_now) : say(w.won, { turns: depth ?? '' });
  return depth === null ? say(w.lost_soon) : say(w.lost, { turns: depth });
}
