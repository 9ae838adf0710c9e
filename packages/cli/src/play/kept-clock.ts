import { readFileSync, rmSync } from 'node:fs';
import type { ChessClock, ClockSetting, ClockStanding } from '@pocket-stadium/kernel/chess-clock';
import { writeText } from '../files.ts';

/** The clock of a match as it was chosen and, of one that was left, as it stood. */
export interface KeptClock extends ClockSetting {
  readonly standing?: ClockStanding;
}

/** It lies beside the record, which knows no time. */
const beside = (file: string): string => `${file}.clock`;

export function keepClock(file: string, clock: ChessClock, now: number): void {
  const { minutes, increment } = clock.setting;
  writeText(beside(file), JSON.stringify({ minutes, increment, standing: clock.standing(now) }));
}

/** The clock of a match that goes on; nothing where it has none, or where the file is not as we write it. */
export function keptClock(file: string, seats: number): KeptClock | undefined {
  try {
    const { minutes, increment, standing } = JSON.parse(readFileSync(beside(file), 'utf8')) as Required<KeptClock>;
    const { left, last } = standing;
    const whole = [minutes, increment, ...left].every((value) => Number.isFinite(value) && value >= 0);
    const known = last === null || (Number.isInteger(last) && last >= 0 && last < seats);
    return whole && known && left.length === seats ? { minutes, increment, standing: { left, last } } : undefined;
  } catch {
    return undefined;
  }
}

/** The match is over. */
export const forgetClock = (file: string): void => rmSync(beside(file), { force: true });
