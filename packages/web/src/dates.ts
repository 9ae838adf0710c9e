import { say } from '../kit/lang.svelte.ts';
import * as w from '../words/dates.ts';

/** A day as people write it, from `2026-11-15`. A text that is no day stays as it is. */
export function dayInWords(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  // The browser knows the months too, but its formats take longer than a page takes to be drawn.
  const name = say(w.months).split(' ')[Number(month) - 1];
  return name === undefined ? day : say(w.day, { date: Number(date), month: name, year });
}

/** A moment as people write it, on the clock of this device. */
export function momentInWords(at: number): string {
  const when = new Date(at);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const day = `${when.getFullYear()}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
  return `${dayInWords(day)}, ${two(when.getHours())}:${two(when.getMinutes())}`;
}
