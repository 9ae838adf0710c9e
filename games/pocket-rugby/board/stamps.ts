import type { Words } from '@pocket-stadium/kernel';
import type { StampChoice, Tone } from '@pocket-stadium/web/kit/board.ts';
import type { PocketRugbyFact } from '../rules/index.ts';
import * as w from '../words/board.ts';

/**
 * Facts that get a stamp, the most telling first, and their colour. Where the word of the glossary names what was
 * tried, the stamp has a word of its own. What is still to be decided has none.
 */
const LOUD: readonly (readonly [code: PocketRugbyFact['code'], tone: Tone, text?: Words])[] = [
  ['penalty-try', 'turf'],
  ['try', 'turf'],
  ['drop-good', 'turf'],
  ['penalty-good', 'turf'],
  ['conversion-good', 'turf', w.stamp_converted],
  ['red-card', 'red'],
  ['yellow-card', 'clay'],
  ['try-refused', 'red', w.stamp_no_try],
  ['try-refused-by-cards', 'red', w.stamp_no_try],
  ['drop-charged-down', 'red', w.stamp_charged_down],
  ['counter-stopped', 'red', w.stamp_stopped],
  ['conversion-missed', 'red', w.stamp_missed],
  ['penalty-missed', 'red', w.stamp_missed],
  ['countered', 'red'],
  ['penalty-won', 'blue'],
  ['penalty-and-card', 'red'],
  ['penalty-try-and-card', 'turf'],
  ['penalty-conceded', 'red'],
  ['fifty22', 'blue'],
  ['knock-on', 'ink'],
  ['kick-to-touch', 'ink'],
  ['counter-ruck', 'ink'],
  ['ball-kicked-away', 'ink'],
  ['interception', 'ink'],
  ['ball-ripped', 'ink'],
];

export function stampOf(facts: readonly PocketRugbyFact[]): StampChoice | null {
  for (const [code, tone, text] of LOUD) {
    const fact = facts.find((one) => one.code === code);
    if (fact) return { facts: [fact], tone, ...(text ? { text } : {}) };
  }
  return null;
}
