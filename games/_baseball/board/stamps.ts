import type { Fact } from '@pocket-stadium/kernel';
import type { StampChoice, Tone } from '@pocket-stadium/web/kit/board.ts';

/** Facts that only prepare or close: never stamped. */
const QUIET = ['half-over', 'half-not-begun', 'roll-off', 'roll-off-tie', 'roll-off-won', 'pitch-shown', 'steal-die', 'hit-stands'];

/** Good news for the bat is green, outs are red, the rest blue. */
function toneOf(fact: Fact): Tone {
  if ('outs' in fact && (fact.outs as number) > 0) return 'red';
  if (fact.code === 'no-one' || fact.code === 'strike') return 'red';
  return 'runs' in fact ? 'turf' : 'blue';
}

/** The play called by its name: plays before counts and decisions, the latest first. */
export function stampOf(facts: readonly Fact[]): StampChoice | null {
  const loud = facts.filter(({ code }) => !QUIET.includes(code)).reverse();
  const telling = [...loud.filter((fact) => 'runs' in fact), ...loud.filter((fact) => !('runs' in fact))];
  const [first] = telling;
  return first ? { facts: telling, tone: toneOf(first) } : null;
}
