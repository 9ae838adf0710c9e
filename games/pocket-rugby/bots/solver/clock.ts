import { type Game, shares } from '@pocket-stadium/kernel';
import { lastMinute, type PocketRugbyState } from '../../rules/index.ts';
import type { Leaf } from './action-program.ts';

/** A moment at which an action starts. */
export interface Moment {
  readonly half: number;
  readonly minute: number;
}

/**
 * What follows an action: the clock moves by its minutes, or the period is over. With `playsOn` the period is over
 * unless the action ended in playing on.
 */
export type Follows = { readonly playsOn: boolean } & (
  | { readonly kind: 'on' }
  /** The second half starts; `keeps` says whether P has the hand, if the one who is to begin it is P, or else Q. */
  | { readonly kind: 'half-time'; readonly at: Moment; readonly keeps: { readonly P: boolean; readonly Q: boolean } }
  | { readonly kind: 'full-time' }
);

/** Whether the clock moves by the minutes of a leaf. */
export function goesOn({ kind, playsOn }: Follows, { playedOn }: Pick<Leaf, 'playedOn'>): boolean {
  return kind === 'on' || (playsOn && playedOn);
}

/** The clock of a format, worked out from the rules: every moment at which an action can start, in order, and what follows. */
export interface Clock {
  readonly moments: readonly (Moment & { readonly follows: Follows })[];
  /** The last minute at which an action can start. */
  readonly last: number;
  /** Where the second half starts; Infinity without one. */
  readonly restart: number;
  /**
   * What a match that ends is worth to P, by the signs of P's lead, of P's reds fewer than Q's, and of P's yellows
   * fewer than Q's.
   */
  value(lead: number, reds: number, yellows: number): number;
}

/**
 * A period that goes on while people play on has no last minute. So many minutes after the nominal one it is taken to end:
 * fewer than one in ten million come so far, even where everybody always plays on.
 */
const MOST_ADDED = 60;

/** Any throw shows what the clock does after it: this one is a turnover. */
const TURNOVER = [1, 2];

export function deriveClock(
  game: Game<PocketRugbyState>,
  start: PocketRugbyState,
  leaves: readonly Pick<Leaf, 'minutes' | 'playedOn'>[],
): Clock {
  const at = ({ half, minute }: Moment, secondHalf: PocketRugbyState['secondHalf']): PocketRugbyState => {
    return { ...start, half, minute, hand: 0, secondHalf, phase: { at: 'action' } };
  };
  /** Whether a second half is still to come. */
  const toCome = (half: number): boolean => half < start.frame.halves;

  function whatFollows(moment: Moment): Follows {
    const [P, Q] = ([0, 1] as const).map((second) => game.roll(at(moment, toCome(moment.half) ? second : null), TURNOVER).state);
    const playsOn = start.frame.playsOn && moment.minute < lastMinute(start.frame, moment.half) + MOST_ADDED;
    if (!P || !Q || P.phase.at === 'over') return { kind: 'full-time', playsOn };
    if (P.half === moment.half) return { kind: 'on', playsOn };
    return { kind: 'half-time', playsOn, at: { half: P.half, minute: P.minute }, keeps: { P: P.hand === 0, Q: Q.hand === 0 } };
  }

  const moments = new Map<string, Moment & { follows: Follows }>();
  const waiting: Moment[] = [{ half: start.half, minute: start.minute }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { half, minute } = next;
    const key = `${half}/${minute}`;
    if (moments.has(key)) continue;
    const after = whatFollows(next);
    moments.set(key, { half, minute, follows: after });
    for (const leaf of leaves) if (goesOn(after, leaf)) waiting.push({ half, minute: minute + leaf.minutes });
    if (after.kind === 'half-time') waiting.push(after.at);
  }
  const sorted = [...moments.values()].sort((a, b) => a.half - b.half || a.minute - b.minute);
  const end = sorted.findLast(({ follows: after }) => after.kind === 'full-time');
  if (!end) throw new Error('A match must end.');

  const values = [-1, 0, 1].map((lead) =>
    [-1, 0, 1].map((reds) =>
      [-1, 0, 1].map((yellows) => {
        const cards = [reds, yellows].map((more) => [Math.max(more, 0), Math.max(-more, 0)] as const);
        const [[red0, red1], [yellow0, yellow1]] = cards as [readonly [number, number], readonly [number, number]];
        const state: PocketRugbyState = {
          ...at(end, null),
          score: [Math.max(lead, 0), Math.max(-lead, 0)],
          cards: [
            { yellowUntil: [], redUntil: [], yellow: yellow0, red: red0 },
            { yellowUntil: [], redUntil: [], yellow: yellow1, red: red1 },
          ],
        };
        const next = game.next(game.roll(state, TURNOVER).state);
        if (next.kind !== 'over') throw new Error('A match must end.');
        return shares(next.outcome, 2)[0] as number;
      }),
    ),
  );
  return {
    moments: sorted,
    last: Math.max(...sorted.map(({ minute }) => minute)),
    restart: Math.min(...sorted.flatMap(({ follows }) => (follows.kind === 'half-time' ? [follows.at.minute] : []))),
    value: (lead, reds, yellows) => values[Math.sign(lead) + 1]?.[Math.sign(reds) + 1]?.[Math.sign(yellows) + 1] as number,
  };
}
