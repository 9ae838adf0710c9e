import { type OptionValues, shares } from '@pocket-stadium/kernel';
import { type Standing, totalRuns } from '../rules/index.ts';
import { bestMean, type Ends, type Half, type LeadValues, makeHalf, type Policy, runDistribution, solveLeads } from './half.ts';
import { deriveHalf, type HalfGame, type HalfGraph, type InningsState } from './half-graph.ts';

/** Where a half-inning that ends leads: an outcome, worth `value` to the side that batted, or another half-inning. */
type After =
  | { readonly over: true; readonly value: number }
  | { readonly over: false; readonly half: number /** Lead of the side that bats then. */; readonly lead: number; readonly same: boolean };

/** A match between two sides, solved: half-innings are numbered from 0, the last two stand for every extra inning. */
export interface SolvedMatch<S extends InningsState = InningsState> {
  readonly halfGame: HalfGame<S>;
  readonly graph: HalfGraph<S>;
  readonly half: Half;
  readonly innings: number;
  /** The ends of each half-inning; all else follows from them. Larger leads than theirs are never made up. */
  readonly ends: readonly Ends[];
  /** Best play for runs alone, which is preferred where moves are equal. */
  readonly forRuns: Policy;
  after(half: number, lead: number): After;
  /** Values and best play of a half-inning; worked out when asked for and kept. */
  at(half: number): LeadValues;
}

/** The share of matches in which a lost cause may still be won, at most. */
const NO_HOPE = 1e-14;
/** About how many rounds extra innings take to settle. */
const EXTRA_ROUNDS = 3;

/** Mean runs of an action, up to the next node. */
export const runsOf = (half: Half, action: number): number =>
  (half.actions[action]?.edges ?? []).reduce((sum, { p, runs }) => sum + p * runs, 0);

/** Which half-inning a standing is in; all extra innings are alike. */
export function halfOf({ inning, half }: Standing, innings: number): number {
  return 2 * Math.min(inning - 1, innings) + half;
}

/** The batting side's lead. */
export function leadOf({ standing, scored }: InningsState): number {
  const runs = totalRuns(standing, scored);
  const { side } = standing;
  return (runs[side] as number) - (runs[1 - side] as number);
}

export interface SolveHow {
  /** The ends of the half-innings, where they were worked out before. */
  readonly known?: readonly Ends[];
  /** Hears of the work done, from 0 to 1. */
  readonly progress?: (done: number) => void;
}

/** Solves a match. */
export function solveMatch<S extends InningsState>(
  halfGame: HalfGame<S>,
  options: OptionValues,
  { known, progress }: SolveHow = {},
): SolvedMatch<S> {
  const { game } = halfGame;
  const innings = options.innings as number;
  const start = game.start({ ...options, first: 0 }, 2);
  const graph = deriveHalf(halfGame, start);
  const half = makeHalf(graph);
  const forRuns = bestMean(half, (action) => runsOf(half, action)).policy;
  const hopeless = known ? [] : hopelessLeads(half, forRuns, innings);
  const mostAt = (number: number): number => hopeless[Math.max(0, innings - Math.floor(number / 2))] as number;

  function standing(number: number, lead: number): Standing {
    const half = number % 2;
    const runs = half === 0 ? [Math.max(lead, 0), Math.max(-lead, 0)] : [Math.max(-lead, 0), Math.max(lead, 0)];
    return { inning: 1 + Math.floor(number / 2), batting: [0, 1], half, side: half, runs };
  }

  /** Asks the rules where a half-inning leads that ends at this score. */
  function after(number: number, lead: number): After {
    const ended = graph.ending.at(standing(number, lead), 0);
    const next = game.next(ended);
    const side = number % 2;
    if (next.kind === 'over') return { over: true, value: shares(next.outcome, 2)[side] as number };
    return { over: false, half: halfOf(ended.standing, innings), lead: leadOf(ended), same: ended.standing.side === side };
  }

  /** Asks the rules whether a run that makes this lead ends the half-inning. */
  function stops(number: number, lead: number): boolean {
    const { runs, at } = graph.scoring;
    const scored = at(standing(number, lead - runs), 0);
    return game.next(scored).kind === 'over';
  }

  /** The value of the start of each half-inning to the side that bats, by lead; filled from the last one back. */
  const starts: (Float64Array | undefined)[] = new Array(2 * innings + 2).fill(undefined);
  const solved = new Map<number, LeadValues>();

  function endsOf(number: number, tied: number): Ends {
    const most = mostAt(number);
    const leads = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
    const exit = Float64Array.from(leads, (lead) => {
      const then = after(number, lead);
      if (then.over) return then.value;
      // An extra inning begins level, and `tied` is what it is worth to the side that bats first.
      const values = starts[then.half];
      const value = values ? atLead(values, then.lead) : tied;
      return then.same ? value : 1 - value;
    });
    return { low: -most, high: most, exit, stops: Uint8Array.from(leads, (lead) => (stops(number, lead) ? 1 : 0)) };
  }

  function solveHalf(number: number, tied: number): { ends: Ends; start: Float64Array } {
    const ends = endsOf(number, tied);
    const { values } = solveLeads(half, ends, { preferred: forRuns });
    return { ends, start: firstColumn(values, half.size) };
  }

  /** An extra inning that begins level, if the next one is worth `tied`. */
  function extraInning(tied: number): { worth: number; ends: Ends[] } {
    starts[2 * innings] = starts[2 * innings + 1] = undefined;
    const second = solveHalf(2 * innings + 1, tied);
    starts[2 * innings + 1] = second.start;
    const first = solveHalf(2 * innings, tied);
    starts[2 * innings] = first.start;
    return { worth: atLead(first.start, 0), ends: [first.ends, second.ends] };
  }

  /** From the extra innings, which lead to themselves, back to the first inning. */
  function solveEnds(): Ends[] {
    // Extra innings take a few rounds to settle: about a third of the work.
    let round = 0;
    const tied = fixedPoint((x) => {
      progress?.(++round / (round + EXTRA_ROUNDS) / 3);
      return extraInning(x).worth;
    });
    const found: Ends[] = new Array(2 * innings);
    found.push(...extraInning(tied).ends);
    for (let number = 2 * innings - 1; number >= 0; number--) {
      const { ends: own, start: values } = solveHalf(number, tied);
      found[number] = own;
      starts[number] = values;
      progress?.(1 - (2 * number) / (2 * innings) / 3);
    }
    return found;
  }

  const ends = known ?? solveEnds();
  const at = (number: number): LeadValues => {
    const done = solved.get(number);
    if (done) return done;
    const values = solveLeads(half, ends[number] as Ends, { preferred: forRuns });
    solved.set(number, values);
    return values;
  };
  return { halfGame, graph, half, innings, ends, forRuns, after, at };
}

/** A value from an array over the leads from -n to n, with leads beyond counted as the last. */
export function atLead(values: Float64Array, lead: number): number {
  const most = (values.length - 1) / 2;
  return values[Math.max(-most, Math.min(most, lead)) + most] as number;
}

/** The values of the start of a half-inning, by lead. */
export function firstColumn(values: Float64Array, size: number): Float64Array {
  return Float64Array.from({ length: values.length / size }, (_, lead) => values[lead * size] as number);
}

/**
 * The leads that a side makes up with a probability below `NO_HOPE` in all its half-innings, by the number of innings
 * after this one.
 */
function hopelessLeads(half: Half, forRuns: Policy, innings: number): number[] {
  const p = runDistribution(half, forRuns);
  const leads: number[] = [];
  // One more half-inning is counted than there are, for the case that the innings do not decide.
  for (let total = convolve(p, p); leads.length <= innings; total = convolve(total, p)) {
    let tail = 0;
    let lead = total.length;
    while (lead > 1 && tail < NO_HOPE) tail += total[--lead] as number;
    leads.push(lead + 1);
  }
  return leads;
}

function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sum[i + j] = (sum[i + j] as number) + x * y;
  return sum;
}

/** The fixed point of a contraction that is almost a straight line. Secants find it in a few steps. */
export function fixedPoint(f: (x: number) => number): number {
  let a = 0.5;
  let fa = f(a);
  for (let step = 0; step < 100; step++) {
    const b = fa;
    if (Math.abs(b - a) < 1e-15) return b;
    const fb = f(b);
    const slope = (fb - fa) / (b - a);
    a = b + (fb - b) / (1 - slope);
    fa = f(a);
  }
  return fa;
}
