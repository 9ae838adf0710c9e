import type { StampChoice, Tone } from '@pocket-stadium/web/kit/board.ts';
import type { PocketRugbyFact } from '../rules/index.ts';

/** Facts worth a stamp, the most telling first, and their colour. */
const LOUD: readonly (readonly [code: PocketRugbyFact['code'], tone: Tone])[] = [
  ['penalty-try', 'turf'],
  ['try', 'turf'],
  ['drop-good', 'turf'],
  ['penalty-good', 'turf'],
  ['conversion-good', 'turf'],
  ['red-card', 'red'],
  ['yellow-card', 'clay'],
  ['try-refused', 'red'],
  ['try-refused-by-cards', 'red'],
  ['drop-charged-down', 'red'],
  ['counter-stopped', 'red'],
  ['conversion-missed', 'red'],
  ['penalty-missed', 'red'],
  ['video-called', 'blue'],
  ['countered', 'red'],
  ['penalty-won', 'blue'],
  ['penalty-and-card', 'red'],
  ['penalty-try-and-card', 'turf'],
  ['penalty-conceded', 'red'],
  ['drop-or-fifty22', 'blue'],
  ['fifty22', 'blue'],
  ['knock-on', 'ink'],
  ['kick-to-touch', 'ink'],
  ['counter-ruck', 'ink'],
  ['ball-kicked-away', 'ink'],
  ['interception', 'ink'],
  ['ball-ripped', 'ink'],
];

export function stampOf(facts: readonly PocketRugbyFact[]): StampChoice | null {
  for (const [code, tone] of LOUD) {
    const fact = facts.find((one) => one.code === code);
    if (fact) return { facts: [fact], tone };
  }
  return null;
}
