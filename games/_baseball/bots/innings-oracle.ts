import { inOpening, Opening, type Oracle, type Weighed } from '@pocket-stadium/bots/kit';
import { allFaces, type Game, shares } from '@pocket-stadium/kernel';
import type { Ends } from './half.ts';
import { type InningsState, OVER } from './half-graph.ts';
import { halfOf, leadOf, type SolvedMatch } from './match-of-innings.ts';

/** Every state of a match of innings between two sides, from its solution. */
export class InningsOracle<S extends InningsState> implements Oracle<S> {
  readonly source = 'exact';
  readonly error = 0;
  private readonly game: Game<S>;
  private readonly opening: Opening<S>;
  /** Values of rolls between nodes, once worked out. */
  private readonly known = new Map<string, number>();

  constructor(
    readonly solved: SolvedMatch<S>,
    /** The side of every seat. */
    private readonly sides: readonly number[],
  ) {
    this.game = solved.halfGame.game;
    this.opening = new Opening(this.game, (state) => this.expect(state));
  }

  expect(state: S): readonly number[] {
    const next = this.game.next(state);
    if (next.kind === 'over') return shares(next.outcome, this.sides.length);
    if (inOpening(this.game, state)) return this.opening.expect(state);
    return this.split(state, this.batting(state));
  }

  weigh(state: S): readonly Weighed[] {
    const node = this.find(state);
    if (node === undefined || this.game.next(state).kind !== 'choice') return [];
    return this.actionValues(state, node).map(({ move, value }) => ({ move, expect: this.split(state, value) }));
  }

  private find(state: S): number | undefined {
    return this.solved.graph.index.get(this.solved.halfGame.key(state));
  }

  /** What the batting side can expect. */
  private batting(state: S): number {
    const { solved } = this;
    const node = this.find(state);
    if (node !== undefined) {
      const number = halfOf(state.standing, solved.innings);
      const { low, high } = solved.ends[number] as Ends;
      const lead = Math.max(low, Math.min(high, leadOf(state))) - low;
      return solved.at(number).values[lead * solved.half.size + node] as number;
    }
    return this.between(state);
  }

  /** A roll between two nodes: the mean of what its faces lead to. */
  private between(state: S): number {
    const { game, solved } = this;
    const next = game.next(state);
    const key = `${halfOf(state.standing, solved.innings)}/${leadOf(state)}/${solved.halfGame.key(state)}`;
    const known = this.known.get(key);
    if (known !== undefined || next.kind !== 'roll') return known ?? 0;
    const seat = this.sides.indexOf(state.standing.side);
    let mean = 0;
    for (const { faces, probability } of allFaces(next.dice)) {
      mean += probability * (this.expect(game.roll(state, faces).state)[seat] as number);
    }
    this.known.set(key, mean);
    return mean;
  }

  private actionValues(state: S, node: number): { move: string; value: number }[] {
    const { solved } = this;
    const number = halfOf(state.standing, solved.innings);
    const { values } = solved.at(number);
    const { exit, stops, low, high } = solved.ends[number] as Ends;
    const lead = Math.max(low, Math.min(high, leadOf(state))) - low;
    return (solved.graph.nodes[node]?.actions ?? []).map(({ move, edges }) => {
      let value = 0;
      for (const { to, runs, p } of edges) {
        const after = Math.min(lead + runs, high - low);
        const ended = to === OVER || after === high - low || (runs > 0 && stops?.[after] === 1);
        value += p * ((ended ? exit[after] : values[after * solved.half.size + to]) as number);
      }
      return { move, value };
    });
  }

  private split(state: S, batting: number): number[] {
    const side = state.standing.side;
    return this.sides.map((own) => (own === side ? batting : 1 - batting));
  }
}
