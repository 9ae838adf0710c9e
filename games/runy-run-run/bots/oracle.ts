import { Limit, type Oracle, type Weighed } from '@pocket-stadium/bots/kit';
import { repeatableRandom, shares } from '@pocket-stadium/kernel';
import { atSetup, nextColour, packPawns, type RunyState } from '../rules/index.ts';
import { type Ground, groundOf } from './ground.ts';
import { Search } from './search.ts';
import { listTurns } from './turn-list.ts';

/** Games played on for each position, and turns compared at a choice. */
const SAMPLES = 60;
const TURNS = 4;
/** The shares of quick games that the first seat to play wins, the second and the third. */
const AT_START = [0.39, 0.32, 0.29] as const;

/**
 * Estimates from the search of the best bot: games are played on with throws that are the same for
 * every position, so that two positions differ by what lies between them and little else.
 */
export class RunyOracle implements Oracle<RunyState> {
  readonly source = 'search';
  readonly error = 0.1;

  constructor(private readonly samples = SAMPLES) {}

  expect(state: RunyState): readonly number[] {
    if (state.outcome) return shares(state.outcome, 3);
    if (state.rollOff) return [1 / 3, 1 / 3, 1 / 3];
    if (state.dice === null && !isSetUp(state)) return [0, 1, 2].map((seat) => AT_START[(seat - state.first + 3) % 3] as number);
    if (state.dice === null) return this.search(groundOf(state)).expect(packPawns(state.pawns), state.turn, this.samples);
    const weighed = this.weigh(state);
    return weighed.reduce(
      (best, { expect }) => ((expect[state.turn] as number) > (best[state.turn] as number) ? expect : best),
      weighed[0]?.expect ?? [],
    );
  }

  weigh(state: RunyState): readonly Weighed[] {
    if (state.outcome || state.rollOff || state.dice === null) return [];
    const list = listTurns(state);
    const search = this.search(list.ground);
    return search
      .select(list)
      .slice(0, TURNS)
      .map(({ index, after }) => ({ move: list.text(index), expect: search.expect(after, nextColour(list.colour), this.samples) }));
  }

  private search(ground: Ground): Search {
    return new Search(ground, Limit.of({ nodes: Number.POSITIVE_INFINITY }, 0), repeatableRandom(1));
  }
}

/** Whether everybody has placed their pawns. */
function isSetUp(state: RunyState): boolean {
  return !atSetup(state) && state.pawns.every(({ free, held }) => free.length + held.length > 0);
}

export function makeOracle(): Oracle {
  return new RunyOracle() as Oracle;
}
