import type { Fact } from '@pocket-stadium/kernel';
import { pathsIn } from '../rules/index.ts';
import { pathMs } from './park.ts';

/** The longest way of a step says how long it lasts. */
export function durationOf(facts: readonly Fact[]): number {
  return Math.max(0, ...pathsIn({ runners: [], batter: 1 }, facts).map(pathMs));
}
