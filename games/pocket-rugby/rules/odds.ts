import { type Chance, countWays, type Move, type Odds, type Seat, stepOf, type Way, type Wording, waysFrom } from '@pocket-stadium/kernel';
import * as w from '../words/outlook.ts';
import type { LineFact, PocketRugbyFact } from './facts.ts';
import { choose, next, roll } from './phases.ts';
import { other, type PocketRugbyState } from './state.ts';

type Ways = readonly Way<PocketRugbyState, PocketRugbyFact>[];

const endsAction = (fact: PocketRugbyFact): fact is LineFact => 'nextHand' in fact;

/** What a choice needs, how many throws bring it, and who has the ball then. */
export function odds(state: PocketRugbyState, move: Move): Odds | null {
  const step = stepOf({ choose }, state, move);
  const awaited = next(state);
  if (!step || awaited.kind !== 'choice') return null;
  const { seat } = awaited;
  const ways = waysFrom({ next, roll }, step, (facts) => facts.some(endsAction));
  const needs = need(state, seat, move);
  const scores = ({ facts }: Ways[number]) => facts.some((fact) => 'points' in fact && fact.seat === seat);
  const chances: readonly Chance[] = needs ? [{ what: needs, good: true, ...countWays(ways, scores) }] : [];
  return { chances, after: after(seat, ways) };
}

function need({ phase }: PocketRugbyState, seat: Seat, move: Move): Wording | null {
  const values = { other: other(seat) };
  if (move === 'drop') return { words: w.without_double, values };
  if (move !== 'kick') return null;
  return phase.at === 'penalty-won' ? { words: w.under, values: { x: phase.x } } : { words: w.beats, values };
}

/** The points that may come, and where ball and clock are afterwards. These are the same whatever is thrown. */
function after(seat: Seat, ways: Ways): Wording {
  const all = ways.flatMap(({ facts }) => facts);
  const points = Math.max(0, ...all.map((fact) => ('points' in fact && fact.seat === seat ? fact.points : 0)));
  const end = all.find(endsAction);
  if (end?.code === 'half-time') return { words: w.then_half, values: { points } };
  if (end?.code === 'full-time' || !end) return { words: w.then_full, values: { points } };
  if (end.seat === seat) return { words: w.then_kept, values: { minute: end.minute } };
  return { words: w.then_ball, values: { points, seat: end.seat, minute: end.minute } };
}
