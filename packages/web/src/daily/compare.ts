import { isDailyCode, type Review, sidePoints } from '@pocket-stadium/bots';
import { DAILY_SEAT } from '@pocket-stadium/bots/kit/daily';
import { type Move, type Play, scoreOf, sideOf } from '@pocket-stadium/kernel';
import { keep, readKept } from '../../kit/keep.ts';
import { readAnyRecord } from '../records.ts';
import { lineTo } from '../worker-line.ts';

/** A match of the day to be played out: with the choices of a code, or with the best ones. */
export interface AskedDaily {
  readonly date: string;
  readonly code: string | null;
}

export interface PlayedDaily {
  readonly record: string;
  readonly review: Review;
}

const ask = lineTo<AskedDaily, PlayedDaily | null>(() => new Worker(new URL('./daily-worker.ts', import.meta.url), { type: 'module' }));

/** How one match of the day went for the person's seat. */
export interface DailyResult {
  readonly play: Play;
  readonly review: Review;
  readonly won: boolean | null;
  /** One's own figure and that of the opponent, in the column that decides. */
  readonly score: readonly [string, string];
  /** From 0 to 1. */
  readonly choosing: number;
  readonly cost: number;
  readonly decisions: number;
}

/** Plays a match of the day out, in a worker. Null where the code fits no match of that day. */
export async function playedOut(asked: AskedDaily): Promise<DailyResult | null> {
  const played = await ask(asked);
  if (!played) return null;
  const read = await readAnyRecord(played.record);
  return read.ok ? resultOf(read.value, played.review) : null;
}

function resultOf(play: Play, review: Review): DailyResult {
  const { game, outcome, header } = play;
  const side = (seat: number) => sideOf(game, seat, header.options);
  const own = sidePoints(play, review).find((points) => points.side === side(DAILY_SEAT));
  const score = scoreOf(game, play.sheet());
  const figure = (seat: number) => String(score?.rows.find((row) => row.side === side(seat))?.values[score.decides] ?? '');
  const won = outcome?.draw ? null : (outcome?.winners.includes(DAILY_SEAT) ?? null);
  return {
    ...{ play, review, won, score: [figure(DAILY_SEAT), figure(DAILY_SEAT + 1)] },
    ...{ choosing: own?.choosing ?? 0, cost: own?.cost ?? 0, decisions: own?.decisions ?? 0 },
  };
}

/** The step at which two matches of the day part: the first choice that differs. */
export function partingOf(one: Play, other: Play): { readonly one: Move; readonly other: Move; readonly step: number } | null {
  const [mine, theirs] = [one.history(), other.history()];
  const step = mine.findIndex(({ entry }, i) => JSON.stringify(entry) !== JSON.stringify(theirs[i]?.entry));
  const [made, instead] = [mine[step]?.entry, theirs[step]?.entry];
  return made?.type === 'move' && instead?.type === 'move' ? { one: made.move, other: instead.move, step } : null;
}

const KEY = 'daily:';
const MOST = 8;

/** What friends played on a day, as their links told it. */
export function friendsOn(date: string): readonly string[] {
  return (readKept(KEY + date) ?? '').split(' ').filter(isDailyCode);
}

export function noteFriend(date: string, code: string): void {
  if (isDailyCode(code)) keep(KEY + date, [...new Set([...friendsOn(date), code])].slice(-MOST).join(' '));
}
