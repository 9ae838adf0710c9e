import { keep, readKept } from '../../kit/keep.ts';
import { DAYS } from './kept-days.ts';

/** How a day's puzzle went: after how many tries it was solved; 0 where the answer was shown. */
export function daysKept(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(readKept(DAYS) ?? '{}');
    const days = Object.entries(kept ?? {}).filter(([day, tries]) => /^\d{4}-\d\d-\d\d$/.test(day) && Number.isInteger(tries));
    return Object.fromEntries(days);
  } catch {
    // Another program wrote there.
    return {};
  }
}

/** Notes a result. The first result of a day stays. */
export function noteDay(day: string, tries: number): void {
  const days = daysKept();
  if (!Object.hasOwn(days, day)) keep(DAYS, JSON.stringify({ ...days, [day]: tries }));
}

/** Somewhere the next day has come already, so a link from there opens here, too. */
const AHEAD = 24 * 60 * 60 * 1000;

/** The day of an address: `today`, or a date that has come somewhere; null where it is none. */
export function dayOf(id: string, now = new Date()): string | null {
  if (id === 'today') return today(now);
  return /^\d{4}-\d\d-\d\d$/.test(id) && id <= today(new Date(now.getTime() + AHEAD)) ? id : null;
}

/** The calendar date of this device: `2026-11-16`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
