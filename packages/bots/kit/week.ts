const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** The dates of the week, Monday to Sunday, that a date lies in. */
export function weekOf(date: string): readonly string[] {
  const time = Date.parse(`${date}T00:00:00Z`);
  const monday = time - ((new Date(time).getUTCDay() + WEEK - 1) % WEEK) * DAY;
  return Array.from({ length: WEEK }, (_, i) => new Date(monday + i * DAY).toISOString().slice(0, 10));
}
