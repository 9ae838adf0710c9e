import type { Game, Move, Seat } from '@pocket-stadium/kernel';
import type { Oracle } from '../../kit/index.ts';

/** What a choice is worth beside the best one. */
export interface Judged {
  readonly chance: number;
  /** Whether no choice is better, as far as anybody can tell. */
  readonly right: boolean;
  readonly estimated: boolean;
}

/** Rounding alone. */
const NOTHING = 1e-9;
/** Two estimates that are as close as this cannot be told apart. */
const CLOSE = 0.02;

/**
 * Judges one choice of a state: right is every choice that is as good as the best, however many there are. Null where
 * the move is not legal, or nobody knows.
 */
export function judgeChoice<S>(game: Game<S>, oracle: Oracle<S>, state: S, move: Move): Judged | null {
  const next = game.next(state);
  const step = next.kind === 'choice' ? game.choose(state, move) : null;
  if (next.kind !== 'choice' || !step?.ok) return null;
  const { seat } = next;
  const weighed = oracle.weigh(state);
  if (weighed.length === 0) return null;
  const chance = worthOf(seat);
  const best = Math.max(...weighed.map(({ expect }) => expect[seat] as number));
  const estimated = oracle.source !== 'exact';
  return { chance, right: chance >= best - (estimated ? CLOSE : NOTHING + 2 * oracle.error), estimated };

  /** Another text of a weighed move leads to the same state; what was not weighed is worth what it leads to. */
  function worthOf(of: Seat): number {
    const led = step?.ok ? step.state : state;
    const same = JSON.stringify(led);
    const found =
      weighed.find((other) => other.move === move) ??
      weighed.find((other) => {
        const after = game.grammar ? game.choose(state, other.move) : null;
        return after?.ok && JSON.stringify(after.state) === same;
      });
    return (found?.expect ?? oracle.expect(led))[of] as number;
  }
}
