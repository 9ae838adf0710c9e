import { say } from '../kit/lang.svelte.ts';
import * as w from '../words/dates.ts';

/** A day as people write it, from `2026-11-15`; what is no day stays as it is. */
export function dayInWords(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  // The browser knows the months too, but takes longer to say so than a page takes to be drawn.
  const name = say(w.months).split(' ')[Number(month) - 1];
  return name === undefined ? day : say(w.day, { date: Number(date), month: name, year });
}
