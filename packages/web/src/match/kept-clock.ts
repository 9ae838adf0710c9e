import type { ClockSetting, ClockStanding } from '@pocket-stadium/kernel/chess-clock';
import { forget, keep, readKept } from '../../kit/keep.ts';

const CLOCK = 'clock:';

/** The clock of a match on this device, as it was chosen and as it stood when it was last looked at. */
export interface KeptClock extends ClockSetting {
  readonly standing?: ClockStanding;
}

export function keepClock(match: string, clock: KeptClock): void {
  keep(CLOCK + match, JSON.stringify(clock));
}

export function clockOf(match: string): KeptClock | null {
  try {
    return JSON.parse(readKept(CLOCK + match) ?? 'null') as KeptClock | null;
  } catch {
    // The value was not written by us: the match has no clock.
    return null;
  }
}

export const forgetClock = (match: string): void => forget(CLOCK + match);
