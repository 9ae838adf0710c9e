import type { Move, OptionValues } from '@pocket-stadium/kernel';
import type { LineScore } from '../rules/line-score.ts';
import { bestMean, runDistribution, solveLeads } from './half.ts';
import type { InningsState } from './half-graph.ts';
import { atLead, firstColumn, runsOf, type SolvedMatch } from './match-of-innings.ts';
import type { ChoiceSituation, Situation, SolvableInnings } from './solvable.ts';

/** Runs of a half-inning from its start. */
export interface RunsFigure {
  readonly mean: number;
  /** Probability of 0, 1, 2... runs, as far as it matters. */
  readonly p: readonly number[];
}
/** Runs to expect until the half-inning ends; men on base as bits: 1 first, 2 second, 4 third. */
export interface Expectancy extends Situation {
  readonly runs: number;
}
/** The move that makes most of a choice, for runs alone. */
export interface ForRuns extends ChoiceSituation {
  readonly move: Move;
  readonly runs: number;
}

/** The headline figures of a match of innings. Where there are choices both sides play best. */
export interface InningsFigures {
  readonly runsPerHalfInning?: RunsFigure;
  /** The choices that are best for runs alone, without regard to the score. */
  readonly runsPerHalfInningBothSidesBest?: RunsFigure;
  readonly hitsPerHalfInning?: number;
  readonly leftOnBasePerHalfInning?: number;
  readonly valueToBeginner: number;
  /** The probability of extra innings. */
  readonly extraInnings: number;
  readonly meanInnings: number;
  readonly meanTotalRuns: number;
  readonly runExpectancy: readonly Expectancy[];
  /** Best play for runs: the batting side wants them, the defence does not. */
  readonly bestForRuns?: readonly ForRuns[];
}

const SHOWN = 1e-6;

export function inningsFigures<S extends InningsState>(
  solved: SolvedMatch<S>,
  options: OptionValues,
  { game, situation, choice }: SolvableInnings<S>,
): InningsFigures {
  const { half, graph } = solved;
  const policy = solved.forRuns;
  const { mean } = bestMean(half, (action) => runsOf(half, action), policy);
  const p = runDistribution(half, policy);
  const runs: RunsFigure = { mean: mean[0] as number, p: p.slice(0, p.findLastIndex((x) => x >= SHOWN) + 1) };
  const choices = graph.nodes.some((node) => node.chooser !== 'dice');
  const totals = (game.sheet?.({ options, seats: 2 }, []) as LineScore | undefined)?.totals ?? [];
  const meanOf = (figure: 'hits' | 'lob') => bestMean(half, (action) => half.actions[action]?.[figure] ?? 0, policy).mean[0] as number;
  return {
    ...(choices ? { runsPerHalfInningBothSidesBest: runs } : { runsPerHalfInning: runs }),
    ...(totals.includes('H') ? { hitsPerHalfInning: meanOf('hits') } : {}),
    ...(totals.includes('LOB') ? { leftOnBasePerHalfInning: meanOf('lob') } : {}),
    valueToBeginner: atLead(firstColumn(solved.at(0).values, half.size), 0),
    extraInnings: onAverage(solved, { extra: 1 }),
    meanInnings: onAverage(solved, { inning: 1 }),
    meanTotalRuns: onAverage(solved, { run: 1 }),
    runExpectancy: graph.nodes.flatMap(({ sample }, node) => {
      const at = situation(sample);
      return at ? [{ ...at, runs: mean[node] as number }] : [];
    }),
    ...(choice
      ? {
          bestForRuns: graph.nodes.flatMap(({ chooser, sample, actions }, node) => {
            const move = actions[policy[node] as number]?.move ?? '';
            return chooser === 'dice' ? [] : [{ ...choice(sample), move, runs: mean[node] as number }];
          }),
        }
      : {}),
  };
}

/** What is counted along a match: every run, every inning that begins, the first extra inning. */
interface Count {
  readonly run?: number;
  readonly inning?: number;
  readonly extra?: number;
}

/** The mean of a count over a match that begins, with best play. */
function onAverage(solved: SolvedMatch<InningsState>, { run = 0, inning = 0, extra = 0 }: Count): number {
  const { half, innings, ends } = solved;
  const last = 2 * innings + 1;
  const starts: Float64Array[] = [];

  /** What is still to come at the start of a half-inning, by lead, if another extra inning is worth `tied`. */
  function toCome(number: number, tied: number): Float64Array {
    const own = ends[number] as (typeof ends)[number];
    const exit = own.exit.map((_, i) => {
      const then = solved.after(number, i + own.low);
      if (then.over) return 0;
      const begins = then.half % 2 === 0 ? inning : 0;
      const goesOn = then.half === last - 1 && number < last - 1 ? extra : 0;
      const rest = number === last && then.half === last - 1 ? tied : atLead(starts[then.half] as Float64Array, then.lead);
      return begins + goesOn + rest;
    });
    const { values } = solveLeads(half, { ...own, exit, perRun: run }, { given: solved.at(number).policies });
    return firstColumn(values, half.size);
  }
  const extraInning = (tied: number): number => {
    starts[last] = toCome(last, tied);
    starts[last - 1] = toCome(last - 1, tied);
    return atLead(starts[last - 1] as Float64Array, 0);
  };
  // With fixed play another inning adds up in a straight line.
  const alone = extraInning(0);
  extraInning(alone / (1 - (extraInning(1) - alone)));
  for (let number = last - 2; number >= 0; number--) starts[number] = toCome(number, 0);
  return inning + atLead(starts[0] as Float64Array, 0);
}
