import type { Fact } from '@pocket-stadium/kernel';
import { pathsOf, playIn } from '../rules/index.ts';
import { pathMs } from './park.ts';

/** As long as the longest way of the latest play. */
export function durationOf(facts: readonly Fact[]): number {
  const played = playIn(facts);
  if (!played) return 0;
  return Math.max(0, ...pathsOf({ runners: [], batter: 1 }, played).map(pathMs));
}
