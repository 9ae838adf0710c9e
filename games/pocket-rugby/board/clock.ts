import type { Game, Move, Seat } from '@pocket-stadium/kernel';
import type { PocketRugbyFact, PocketRugbyState } from '../rules/index.ts';

type RugbyGame = Game<PocketRugbyState, PocketRugbyFact>;

/** Something that is marked on the clock: points or a card, at the minute of its action. */
export type ClockMark =
  | { readonly kind: 'points'; readonly minute: number; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'card'; readonly minute: number; readonly seat: Seat; readonly colour: 'yellow' | 'red' };

/** The points and cards of the period under way; those of one action and one side count together. */
export function clockMarks(facts: readonly PocketRugbyFact[]): readonly ClockMark[] {
  const start = facts.findLastIndex(({ code }) => code === 'half-time') + 1;
  const points = new Map<string, Extract<ClockMark, { kind: 'points' }>>();
  const cards: ClockMark[] = [];
  let minute = 1;
  for (const fact of facts.slice(start)) {
    if (fact.code === 'action') minute = fact.minute;
    if ('points' in fact) {
      const key = `${minute} ${fact.seat}`;
      points.set(key, { kind: 'points', minute, seat: fact.seat, points: fact.points + (points.get(key)?.points ?? 0) });
    }
    if (fact.code === 'yellow-card' || fact.code === 'red-card')
      cards.push({ kind: 'card', minute, seat: fact.seat, colour: fact.code === 'red-card' ? 'red' : 'yellow' });
  }
  return [...points.values(), ...cards];
}

/** The minute at which a choice would put the clock, whatever the dice show then. */
export function minuteAfter(game: RugbyGame, state: PocketRugbyState, move: Move): number | null {
  let step = game.choose(state, move);
  while (step.ok) {
    const end = step.facts.find((fact) => 'nextHand' in fact);
    if (end && 'nextHand' in end) return end.next;
    const next = game.next(step.state);
    if (next.kind !== 'roll') return null;
    const faces = Array.from({ length: next.dice }, () => 1);
    step = game.roll(step.state, faces);
  }
  return null;
}

/** Where a minute stands on the strip of its period, in percent; minutes beyond its end stand at the end. */
export function percentOf(minute: number, first: number, last: number): number {
  return (100 * (Math.min(last, Math.max(first, minute)) - first)) / (last - first);
}
