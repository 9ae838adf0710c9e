import { chosen, inOpening, Opening, type Oracle, type Weighed } from '@pocket-stadium/bots/kit';
import { allFaces, type Game, shares } from '@pocket-stadium/kernel';
import type { PocketRugbyState } from '../../rules/index.ts';
import { formatOfFrame } from './format.ts';
import type { RugbyLookup, Worth } from './lookup.ts';

/**
 * Every state of a match of pocket rugby. The start of an action is looked up; within an action the rules are followed
 * to its end.
 */
export class RugbyOracle implements Oracle<PocketRugbyState> {
  readonly source = 'exact';
  private readonly opening: Opening<PocketRugbyState>;
  /** States within an action that were worked out; states are immutable and shared. */
  private readonly known = new WeakMap<PocketRugbyState, Worth>();

  constructor(
    private readonly game: Game<PocketRugbyState>,
    private readonly lookupFor: (frame: PocketRugbyState['frame']) => RugbyLookup,
    readonly error: number,
  ) {
    this.opening = new Opening(game, (state) => this.expect(state));
  }

  expect(state: PocketRugbyState): readonly number[] {
    if (inOpening(this.game, state)) return this.opening.expect(state);
    const { value } = this.worth(state);
    return [value, 1 - value];
  }

  /** The probability of a draw, with best play. */
  draw(state: PocketRugbyState): number {
    if (!inOpening(this.game, state)) return this.worth(state).draw;
    // The two matches are mirror images: it does not matter who begins.
    const { start } = this.game;
    return this.worth({ ...start({ ...formatOfFrame(state.frame), first: 0 }, 2), frame: state.frame }).draw;
  }

  weigh(state: PocketRugbyState): readonly Weighed[] {
    return this.game.moves(state).map((move) => ({ move, expect: this.expect(chosen(this.game, state, move).state) }));
  }

  private worth(state: PocketRugbyState): Worth {
    if (state.phase.at === 'action') return this.lookupFor(state.frame).look(state);
    const known = this.known.get(state);
    if (known) return known;
    const worth = this.workOut(state);
    this.known.set(state, worth);
    return worth;
  }

  private workOut(state: PocketRugbyState): Worth {
    const { game } = this;
    const next = game.next(state);
    if (next.kind === 'over') return { value: shares(next.outcome, 2)[0] as number, draw: next.outcome.draw ? 1 : 0 };
    if (next.kind === 'choice') {
      const want = next.seat === 0 ? 1 : -1;
      return game
        .moves(state)
        .map((move) => this.worth(chosen(game, state, move).state))
        .reduce((best, worth) => ((worth.value - best.value) * want > 0 ? worth : best));
    }
    let value = 0;
    let draw = 0;
    for (const { faces, probability } of allFaces(next.dice)) {
      const worth = this.worth(game.roll(state, faces).state);
      value += probability * worth.value;
      draw += probability * worth.draw;
    }
    return { value, draw };
  }
}
