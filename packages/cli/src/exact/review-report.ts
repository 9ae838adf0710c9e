import { type Review, type ReviewEntry, type SidePoints, sidePoints } from '@pocket-stadium/bots';
import { type Entry, type Play, sideName, type Words } from '@pocket-stadium/kernel';
import type { Context } from '../commands/command.ts';
import { tellEntry } from '../telling.ts';
import { REVIEW } from './words.ts';

/** Changes smaller than this many percentage points are not worth a word. */
const SLIGHT = 0.05;

/** A review as a person reads it: every entry with the chances after it, then the totals. */
export function tellReview(play: Play, done: Review, context: Context): string[] {
  const { say, terminal } = context;
  const { game, header } = play;
  const names = header.seats.map(({ name }) => name);
  const percent = percentIn(context.lang);
  // A match in progress keeps its secrets from those who look on.
  const seen = play.seenBy('spectator');
  const history = new Map(play.history().map((happened) => [happened.number, happened]));
  const lines = [
    terminal.paint.bold([game.about.names[context.lang], names.join(' – ')].join(', ')),
    source(done, context, game.about.id),
    say(REVIEW.legend),
    '',
  ];
  const chances = (expect: readonly number[]) => expect.map((value) => percent(value).padStart(6)).join(' ');
  const starts = done.totals.map(({ start }) => start);
  lines.push(line('', say(REVIEW.start), chances(starts), terminal.columns));
  for (const entry of done.entries) {
    const facts = history.get(entry.number)?.facts ?? [];
    const told = tellEntry(game, seen[entry.number - 1] as Entry, facts, names, context.lang);
    const [first = '', ...others] = told;
    lines.push(line(String(entry.number), first, chances(entry.expect), terminal.columns));
    for (const other of others) lines.push(`      ${other.trim()}`);
    for (const remark of remarks(entry, context)) lines.push(terminal.paint.dim(`      ${remark}`));
  }
  const points = play.over
    ? sidePoints(play, done).map((side) => luckless(side, sideName(game, side.side, names, context.lang), context))
    : [];
  return [...lines, '', ...totals(done, names, context), ...new Set(points), ...counts(done, names, context)];
}

/** The points of a side for winning and for choosing. */
function luckless({ winning, interval, error, decisions }: SidePoints, name: string, { say, lang }: Context): string {
  if (!interval) return say(REVIEW.nothing_to_rate);
  const figure = (value: number, digits = 1) =>
    (100 * value).toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [lost, low, high] = [error?.mean ?? 0, Math.max(0, error?.low ?? 0), error?.high ?? 0].map((value) => figure(value, 2));
  return say(REVIEW.luckless, {
    ...{ name, points: figure(winning, 0), choosing: figure(interval.mean), low: figure(interval.low), high: figure(interval.high) },
    ...{ error: lost, error_low: low, error_high: high, count: decisions },
  });
}

/** How often each seat was told the same thing: goals missed, goals allowed. */
function counts({ entries }: Review, names: readonly string[], { say }: Context): string[] {
  const told = entries.flatMap(({ remarks: all }) => all);
  return Object.entries(REVIEW.counts).flatMap(([code, words]) => {
    const of = (seat: number) => told.filter((remark) => remark.code === code && remark.seat === seat).length;
    const seats = names.map((name, seat) => `${name} (${of(seat)})`).join(', ');
    return told.some((remark) => remark.code === code) ? [say(words, { seats })] : [];
  });
}

function line(number: string, text: string, chances: string, columns: number): string {
  const width = Math.max(20, Math.min(columns, 110) - chances.length - 7);
  return `${number.padStart(4)}  ${text.padEnd(width)} ${chances}`;
}

function remarks(entry: ReviewEntry, { say, lang }: Context): string[] {
  const { seat = 0, luck, cost, better } = entry;
  const own = 100 * (luck[seat] ?? 0);
  const lost = 100 * (cost?.[seat] ?? 0);
  const told: string[] = [];
  if (Math.abs(own) >= SLIGHT) told.push(say(REVIEW.luck, { value: points(own, lang) }));
  if (better && lost >= SLIGHT) told.push(say(REVIEW.better, { value: points(lost, lang, false), move: better.name }));
  return [...told, ...entry.remarks.map(({ words }) => words[lang])];
}

function source({ source: from, error }: Review, { say, lang }: Context, game: string): string {
  if (from === 'simulation') return say(REVIEW.simulation, { error: percentIn(lang)(error) });
  if (from === 'search') return say(REVIEW.search);
  return error > 1e-5
    ? say(REVIEW.almost, { error: error.toLocaleString(lang, { maximumSignificantDigits: 1 }), game })
    : say(REVIEW.exact);
}

function totals({ totals: all }: Review, names: readonly string[], { say, terminal, lang }: Context): string[] {
  const percent = percentIn(lang);
  const columns = REVIEW.columns as Record<string, Words>;
  const width = Math.max(say(REVIEW.seat).length, ...names.map((name) => name.length));
  const head = Object.values(columns).map((words) => say(words).padStart(10));
  const rows = all.map(({ start, luck, cost, gained, end }, seat) => {
    const cells = [percent(start), points(100 * luck, lang), points(-100 * cost, lang), points(100 * gained, lang), percent(end)];
    return `${(names[seat] ?? '').padEnd(width)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  });
  return [terminal.paint.bold(say(REVIEW.totals)), `${say(REVIEW.seat).padEnd(width)}${head.join('')}`, ...rows];
}

/** Percentage points with one decimal, and their sign. */
function points(value: number, lang: string, signed = true): string {
  return value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: signed ? 'exceptZero' : 'auto' });
}

function percentIn(lang: string): (share: number) => string {
  return (share) => share.toLocaleString(lang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
