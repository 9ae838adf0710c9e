import type { Oracle, Weighed } from '@pocket-stadium/bots/kit';
import { type Game, shares } from '@pocket-stadium/kernel';
import { solveLeads } from './half.ts';
import type { InningsState } from './half-graph.ts';
import type { SolvedMatch } from './match-of-innings.ts';

/** Matches played out from every state. */
const MATCHES = 2000;
/** Runs of a half-inning beyond this many are counted as so many. */
const MOST_RUNS = 127;

/**
 * Estimates for three seats and more, in games without choices: the rest of the match is played out many times. A
 * half-inning is drawn at once from its exact distribution, and the rules say what follows it. The same numbers are drawn
 * for every state of a match, so that two states differ by what lies between them and little else.
 */
export class InningsSimulation implements Oracle<InningsState> {
  readonly source = 'simulation';
  /** Two standard errors of an even chance. */
  readonly error: number;
  private readonly game: Game<InningsState>;
  /** By node, then number of runs: the probability of at most so many. */
  private readonly atMost: Float64Array;

  constructor(
    private readonly solved: SolvedMatch<InningsState>,
    private readonly seats: number,
    private readonly matches = MATCHES,
  ) {
    this.game = solved.halfGame.game;
    this.atMost = cumulative(solved);
    this.error = 1 / Math.sqrt(matches);
  }

  expect(state: InningsState): readonly number[] {
    const { game, seats, matches } = this;
    const next = game.next(state);
    if (next.kind === 'over') return shares(next.outcome, seats);
    const sums = new Array<number>(seats).fill(0);
    for (let match = 0; match < matches; match++) {
      for (const [seat, share] of this.playOut(state, match).entries()) sums[seat] = (sums[seat] as number) + share;
    }
    return sums.map((sum) => sum / matches);
  }

  weigh(): readonly Weighed[] {
    return [];
  }

  private playOut(from: InningsState, match: number): number[] {
    const { game, solved, seats } = this;
    let state = this.begun(from, match);
    let node = solved.graph.index.get(solved.halfGame.key(state)) ?? 0;
    for (;;) {
      const { standing } = state;
      const runs = this.draw(node, uniform(match, standing.inning, standing.side));
      state = solved.graph.ending.at(standing, state.scored + runs);
      const next = game.next(state);
      if (next.kind === 'over') return shares(next.outcome, seats);
      node = 0;
    }
  }

  /** The opening roll-off, played with dice of its own. */
  private begun(from: InningsState, match: number): InningsState {
    const { game } = this;
    let state = from;
    for (let roll = 0; ; roll++) {
      const next = game.next(state);
      if (next.kind !== 'roll' || next.why !== 'roll-off') return state;
      const faces = Array.from({ length: next.dice }, (_, die) => 1 + Math.floor(6 * uniform(match, -1 - roll, 10 * next.seat + die)));
      state = game.roll(state, faces).state;
    }
  }

  private draw(node: number, u: number): number {
    const { atMost } = this;
    const at = node * (MOST_RUNS + 1);
    let runs = 0;
    while (runs < MOST_RUNS && u >= (atMost[at + runs] as number)) runs++;
    return runs;
  }
}

/** The distribution of runs from every node, summed up. */
function cumulative({ half }: SolvedMatch): Float64Array {
  const exit = new Float64Array(MOST_RUNS + 2);
  exit[MOST_RUNS] = 1;
  const { values } = solveLeads(half, { low: -MOST_RUNS, high: 1, exit }, {});
  const sums = new Float64Array(half.size * (MOST_RUNS + 1));
  for (let node = 0; node < half.size; node++) {
    let sum = 0;
    for (let runs = 0; runs <= MOST_RUNS; runs++) {
      sum += values[(MOST_RUNS - runs) * half.size + node] as number;
      sums[node * (MOST_RUNS + 1) + runs] = sum;
    }
  }
  return sums;
}

/** A number from 0 to 1 that depends on nothing but these three. */
function uniform(match: number, inning: number, side: number): number {
  let a = (Math.imul(match + 1, 0x9e3779b9) ^ Math.imul(inning + 101, 0x85ebca6b) ^ Math.imul(side + 7, 0xc2b2ae35)) | 0;
  for (const [shift, factor] of MIXING) a = Math.imul(a ^ (a >>> shift), factor);
  return ((a ^ (a >>> 15)) >>> 0) / 4_294_967_296;
}
const MIXING = [
  [16, 0x21f0aaad],
  [15, 0x735a2d97],
  [15, 0x2c1b3c6d],
] as const;
