// A match of the day bears its date in its id, so that every part of the app knows one when it sees one.
const HEAD = 'da11';
const DIGITS = 32;

/** The id of the match of a date `2026-11-16`. */
export const dailyId = (date: string): string => (HEAD + date.replaceAll('-', '')).padEnd(DIGITS, '0');

/** The date of a match of the day, from its id; null for any other match. */
export function dailyDate(id: string | undefined): string | null {
  const [, year, month, day] = /^da11(\d{4})(\d\d)(\d\d)0{20}$/.exec(id ?? '') ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

/** The seed of its dice. Nothing keeps anybody from working them out ahead, but that is no fun. */
export const dailySeed = (date: string): string => `match of the day ${date}`;

/** The person's seat; Ida has the other. */
export const DAILY_SEAT = 0;
