import { lang } from '../kit/lang.svelte.ts';

/** Months in short. The browser knows them too, but takes longer to say so than a page takes to be drawn. */
const MONTHS = {
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
} as const;

/** A day as people write it, from `2026-11-15`; what is no day stays as it is. */
export function dayInWords(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = MONTHS[lang.current][Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}
