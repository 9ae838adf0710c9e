import { drawFaces } from './faces.ts';
import type { Fact, Game, Outcome, Setup, Sheet } from './game.ts';
import type { Random } from './random.ts';

export interface Simulated {
  readonly outcome: Outcome;
  readonly sheet: Sheet | undefined;
  readonly entries: number;
}

/** A match of random moves and dice, without a log; throws where a game refuses or does not end. */
export function simulate<S, F extends Fact>(
  game: Game<S, F>,
  setup: Setup,
  random: Random,
  watch: (state: S) => void = () => {},
): Simulated {
  const bound = game.bound(setup);
  const factsByEntry: (readonly F[])[] = [];
  let state = game.start(setup.options, setup.seats);
  for (let entries = 0; entries <= bound; entries++) {
    watch(state);
    const next = game.next(state);
    if (next.kind === 'over') return { outcome: next.outcome, sheet: game.sheet?.(setup, factsByEntry), entries };
    const moves = next.kind === 'choice' ? game.moves(state) : [];
    const step =
      next.kind === 'roll' ? game.roll(state, drawFaces(next.dice, random)) : game.choose(state, moves[random(moves.length)] as string);
    if (!step.ok) throw new Error(`${JSON.stringify(setup)}: ${step.problem.message.en}`);
    factsByEntry.push(step.facts);
    state = step.state;
  }
  throw new Error(`${JSON.stringify(setup)}: not over after ${bound} entries`);
}
