import type { Fact } from '@pocket-stadium/kernel';
import type { StampChoice, Tone } from '@pocket-stadium/web/kit/board.ts';
import type { DiceBaseballFact } from '../rules/index.ts';
import * as w from '../words/board.ts';

type ThrowFact = Extract<DiceBaseballFact, { readonly moves: unknown }>;

/** Results of a pitch that change the count alone. */
const COUNTS = ['ball', 'strike', 'foul-ball', 'foul-again'];

/** A play: runners moved or were put out. Choices, pitches and hits that wait for the defence are none. */
export const isPlay = (fact: Fact): fact is ThrowFact => 'moves' in fact && 'runs' in fact;

/** Good news for the bat is green, outs are red, the rest blue. */
function toneOf({ code, outs, runs }: ThrowFact): Tone {
  if (outs > 0 || code === 'no-one') return 'red';
  return runs > 0 ? 'turf' : 'blue';
}

/** The result of a step by its name: what happened, not what was tried. */
export function stampOf(facts: readonly Fact[]): StampChoice | null {
  if (facts.some(({ code }) => code === 'walk-off')) return { tone: 'turf', text: w.stamp_walk_off };
  const play = facts.findLast(isPlay);
  if (play) {
    const tone = toneOf(play);
    if (play.code === 'stolen-base') return { tone: 'turf', text: w.stamp_stolen, facts: [play] };
    if (play.code === 'caught-stealing') return { tone, text: w.stamp_caught, facts: [play] };
    if (play.code === 'no-one') return { tone, text: w.stamp_no_one, facts: [play] };
    if (play.code === 'double-play' && play.outs < 2) return { tone, text: w.stamp_out, facts: [play] };
    return { tone, facts: [play] };
  }
  const count = facts.findLast(({ code }) => COUNTS.includes(code));
  return count ? { tone: count.code === 'strike' ? 'red' : 'blue', facts: [count] } : null;
}
