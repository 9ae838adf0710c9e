import type { OptionValues } from '@pocket-stadium/kernel';
import type { Precision } from './solve.ts';

/**
 * How finely pocket rugby is solved; docs/bots.md says how the errors were measured. For `full` at most 1e-6 at kick-off
 * and 1e-4 wherever a match of moves at random comes with a probability above 1e-6. For `reduced`, which is quick and
 * small enough for a telephone, at most 8e-4 at kick-off.
 */
export const RUGBY_PRECISION = {
  full: { rare: 1e-9, kept: 1e-6, mostLead: 60, error: 1e-6 },
  reduced: { rare: 3e-4, kept: 1e-3, mostLead: 40, error: 8e-4 },
} as const satisfies Record<string, Precision & { readonly error: number }>;
/** Longer matches than this come to more different cards, so that rarer ones matter. */
const SHORT_MINUTES = 20;

/**
 * Matches from this length on are solved less finely, because the solution would not fit into memory. What comes of it
 * is told as an estimate.
 */
const LONG_MINUTES = 80;
const LONG_RARE = 1e-7;

/** The full precision for a format. */
export function fullPrecision({ minutes, siren }: OptionValues): Precision {
  const { full } = RUGBY_PRECISION;
  if ((minutes as number) >= LONG_MINUTES || siren === 'hand') return { ...full, rare: LONG_RARE };
  return (minutes as number) > SHORT_MINUTES ? { ...full, rare: full.rare / 5 } : full;
}

/** Whether the values of a format are told as estimates: how exact they are was measured for the others. */
export function isEstimated({ minutes, siren, redMinutes }: OptionValues): boolean {
  return ((minutes as number | undefined) ?? 0) >= LONG_MINUTES || siren === 'hand' || ((redMinutes as number | undefined) ?? 0) > 0;
}

/** How far the value at kick-off may be from the exact one, in a solution of a format that is this fine. */
export function statedError(options: OptionValues, { rare }: Precision): number {
  const { full, reduced } = RUGBY_PRECISION;
  return rare <= full.rare && !isEstimated(options) ? full.error : reduced.error;
}

/** Yellow cards that last longer than this overlap more often, so that rarer cards matter. */
const USUAL_YELLOW_MINUTES = 10;

/** The reduced precision for a format. */
export function reducedPrecision({ yellowMinutes }: OptionValues): Precision {
  const { reduced } = RUGBY_PRECISION;
  return (yellowMinutes as number) > USUAL_YELLOW_MINUTES ? { ...reduced, rare: reduced.rare / 15 } : reduced;
}
