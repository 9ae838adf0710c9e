import type { Fact, Game, Move, Seat } from '@pocket-stadium/kernel';
import type { PocketRugbyFact, PocketRugbyState } from '../rules/index.ts';

/** One way an action may go on from a choice. */
export interface Prospect {
  readonly probability: number;
  /** Points by seat. */
  readonly points: readonly [number, number];
  /** Who has the hand afterwards, and how many minutes later; null when the period ends. */
  readonly hand: Seat | null;
  readonly minutes: number;
}

type State = PocketRugbyState;
type RugbyGame = Game<State, PocketRugbyFact>;

/** Everything a move may lead to until the action ends, by walking every face through the rules themselves. */
export function prospects(game: RugbyGame, state: State, move: Move): Prospect[] {
  const step = game.choose(state, move);
  if (!step.ok) return [];
  const found = new Map<string, Prospect>();
  walk(game, step.state, step.facts, 1, (probability, facts) => {
    const one = prospect(state, probability, facts);
    const key = JSON.stringify([one.points, one.hand, one.minutes]);
    const known = found.get(key);
    found.set(key, known ? { ...known, probability: known.probability + probability } : one);
  });
  return [...found.values()].sort((a, b) => b.probability - a.probability);
}

function walk(
  game: RugbyGame,
  state: State,
  facts: readonly PocketRugbyFact[],
  probability: number,
  found: (probability: number, facts: readonly PocketRugbyFact[]) => void,
): void {
  const next = game.next(state);
  if (next.kind !== 'roll' || facts.some(endsAction)) {
    found(probability, facts);
    return;
  }
  const throws = faces(next.dice);
  for (const thrown of throws) {
    const step = game.roll(state, thrown);
    walk(game, step.state, [...facts, ...step.facts], probability / throws.length, found);
  }
}

const endsAction = (fact: Fact): boolean => 'nextHand' in fact;

function prospect({ minute }: State, probability: number, facts: readonly PocketRugbyFact[]): Prospect {
  const points: [number, number] = [0, 0];
  let hand: Seat | null = null;
  let minutes = 0;
  for (const fact of facts) {
    if ('points' in fact) points[fact.seat as 0 | 1] += fact.points;
    if ('nextHand' in fact) {
      hand = fact.code === 'half-time' || fact.code === 'full-time' ? null : fact.nextHand;
      minutes = fact.next - minute;
    }
  }
  return { probability, points, hand, minutes };
}

/** All throws of some dice. */
function faces(dice: number): number[][] {
  if (dice === 0) return [[]];
  return faces(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [face, ...rest]));
}
