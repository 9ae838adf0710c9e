import { type Game, shares } from '@pocket-stadium/kernel';
import type { PocketRugbyState } from '../../rules/index.ts';

/** A moment at which an action starts. */
export interface Moment {
  readonly half: number;
  readonly minute: number;
}

/** What follows an action: the clock moves by its minutes, or the period was over. */
export type Follows =
  | { readonly kind: 'on' }
  /** The second half starts; `keeps` says whether P has the hand, if the one who is to begin it is P, or else Q. */
  | { readonly kind: 'half-time'; readonly at: Moment; readonly keeps: { readonly P: boolean; readonly Q: boolean } }
  | { readonly kind: 'full-time' };

/** The clock of a format, worked out from the rules: every moment at which an action can start, in order, and what follows. */
export interface Clock {
  readonly moments: readonly (Moment & { readonly follows: Follows })[];
  /** The last minute at which an action can start. */
  readonly last: number;
  /** What a match that ends is worth to P: by his lead, his reds less than Q's, his yellows less than Q's, as signs. */
  value(lead: number, reds: number, yellows: number): number;
}

/** Any throw will do to see what the clock does after it: this one is a turnover. */
const TURNOVER = [1, 2];

export function deriveClock(game: Game<PocketRugbyState>, start: PocketRugbyState, minutes: readonly number[]): Clock {
  const at = ({ half, minute }: Moment, secondHalf: PocketRugbyState['secondHalf']): PocketRugbyState => {
    return { ...start, half, minute, hand: 0, secondHalf, phase: { at: 'action' } };
  };
  /** The second half is still to come in the first of two. */
  const toCome = (half: number): boolean => half < start.frame.halves;

  function whatFollows(moment: Moment): Follows {
    const [P, Q] = ([0, 1] as const).map((second) => game.roll(at(moment, toCome(moment.half) ? second : null), TURNOVER).state);
    if (!P || !Q || P.phase.at === 'over') return { kind: 'full-time' };
    if (P.half === moment.half) return { kind: 'on' };
    return { kind: 'half-time', at: { half: P.half, minute: P.minute }, keeps: { P: P.hand === 0, Q: Q.hand === 0 } };
  }

  const moments = new Map<string, Moment & { follows: Follows }>();
  const waiting: Moment[] = [{ half: start.half, minute: start.minute }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { half, minute } = next;
    const key = `${half}/${minute}`;
    if (moments.has(key)) continue;
    const after = whatFollows(next);
    moments.set(key, { half, minute, follows: after });
    if (after.kind === 'on') waiting.push(...minutes.map((by) => ({ half, minute: minute + by })));
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
            { yellowUntil: [], yellow: yellow0, red: red0 },
            { yellowUntil: [], yellow: yellow1, red: red1 },
          ],
        };
        const next = game.next(game.roll(state, TURNOVER).state);
        if (next.kind !== 'over') throw new Error('A match must end.');
        return shares(game as Game, next.outcome, 2)[0] as number;
      }),
    ),
  );
  return {
    moments: sorted,
    last: Math.max(...sorted.map(({ minute }) => minute)),
    value: (lead, reds, yellows) => values[Math.sign(lead) + 1]?.[Math.sign(reds) + 1]?.[Math.sign(yellows) + 1] as number,
  };
}
