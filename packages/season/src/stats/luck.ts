import type { Counts, StatColumn } from '../../kit/index.ts';
import type { Did } from './figure.ts';

/** The range in which nineteen of twenty people would lie, if nothing but dice told them apart. */
export interface LuckRange {
  readonly from: number;
  readonly to: number;
  readonly verdict: 'within' | 'above' | 'below';
}

/** What everybody did together, and how it spread from match to match. */
export interface LuckPool {
  readonly counts: Counts;
  /** By key: what a match brings, and how far that spreads. */
  readonly aMatch: Readonly<Record<string, { readonly mean: number; readonly variance: number }>>;
}

/** From fewer matches nothing is said of how far a figure spreads. */
const FEWEST = 8;

/** The pool of what was done in matches, one entry for each who played in one. */
export function poolOf(columns: readonly StatColumn[], done: readonly Counts[]): LuckPool {
  const counts: Record<string, number> = {};
  for (const own of done) for (const key in own) counts[key] = (counts[key] ?? 0) + (own[key] as number);
  const plain = done.length < FEWEST ? [] : columns.filter(({ of, per }) => !of && per === undefined);
  const aMatch = plain.map(({ key }) => {
    const mean = (counts[key] ?? 0) / done.length;
    const squares = done.reduce((sum, own) => sum + ((own[key] ?? 0) - mean) ** 2, 0);
    return [key, { mean, variance: squares / (done.length - 1) }] as const;
  });
  return { counts, aMatch: Object.fromEntries(aMatch) };
}

/**
 * The range that luck allows beside a figure, from what everybody did together; null where nothing can be said. A figure
 * without chances of its own, as tries in rugby, spreads as it does from match to match.
 */
export function luckRange(column: StatColumn, { counts: all, recorded, rated: counts }: Did, pool: LuckPool): LuckRange | null {
  const { key, of, per, spread } = column;
  // Part of the figure was typed in: how many chances it took is not known.
  if (!of && (all[key] ?? 0) !== (counts[key] ?? 0)) return null;
  if (!of && per === undefined) return fromMatches(counts[key] ?? 0, recorded, pool.aMatch[key]);
  const chances = counts[per ?? ''] ?? 0;
  const everybodys = pool.counts[per ?? ''] ?? 0;
  if (chances === 0 || everybodys === 0) return null;
  const value = of ? of(counts) : (counts[key] ?? 0);
  if (value === null) return null;
  const rate = of ? chances : 1;
  if (spread) {
    const { mean, variance } = spread(pool.counts);
    const reach = 1.96 * Math.sqrt(chances * Math.max(0, variance));
    return judged(value, Math.max(0, mean * chances - reach) / rate, (mean * chances + reach) / rate);
  }
  const share = of ? (of(pool.counts) ?? 0) : (pool.counts[key] ?? 0) / everybodys;
  const [from, to] = binomialRange(chances, Math.min(1, share));
  return judged(value, from / rate, to / rate);
}

function fromMatches(value: number, matches: number, known: LuckPool['aMatch'][string] | undefined): LuckRange | null {
  if (!known || matches === 0) return null;
  const [middle, reach] = [known.mean * matches, 1.96 * Math.sqrt(known.variance * matches)];
  return judged(value, Math.max(0, Math.floor(middle - reach)), Math.ceil(middle + reach));
}

/** The same range for matches won, if every match were even. */
export function winRange(won: number, decided: number): LuckRange | null {
  if (decided === 0) return null;
  const [from, to] = binomialRange(decided, 0.5);
  return judged(won, from, to);
}

function judged(value: number, from: number, to: number): LuckRange {
  return { from, to, verdict: value < from ? 'below' : value > to ? 'above' : 'within' };
}

/** The range of successes of `n` chances that leaves out a fortieth at either end. */
export function binomialRange(n: number, p: number): [number, number] {
  if (p <= 0) return [0, 0];
  if (p >= 1) return [n, n];
  let chance = Math.exp(n * Math.log1p(-p));
  // With so many chances the first term is 0 for a computer. The normal distribution is close enough then.
  if (chance === 0) {
    const reach = 1.96 * Math.sqrt(n * p * (1 - p));
    return [Math.max(0, Math.ceil(n * p - reach)), Math.min(n, Math.floor(n * p + reach))];
  }
  let sum = 0;
  let from = -1;
  for (let k = 0; k <= n; k++) {
    sum += chance;
    if (from < 0 && sum > 0.025) from = k;
    if (sum >= 0.975) return [from, k];
    chance *= ((n - k) / (k + 1)) * (p / (1 - p));
  }
  return [Math.max(0, from), n];
}
