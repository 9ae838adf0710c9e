import type { Counts, StatColumn } from '../../kit/index.ts';

/** The range in which nineteen of twenty people would lie, if nothing but dice told them apart. */
export interface LuckRange {
  readonly from: number;
  readonly to: number;
  readonly verdict: 'within' | 'above' | 'below';
}

/** The range that luck allows beside a figure, from what everybody did together; null where nothing can be said. */
export function luckRange(column: StatColumn, counts: Counts, pool: Counts): LuckRange | null {
  const { key, of, per, spread } = column;
  const chances = per === undefined ? 0 : (counts[per] ?? 0);
  const all = per === undefined ? 0 : (pool[per] ?? 0);
  if (chances === 0 || all === 0) return null;
  const value = of ? of(counts) : (counts[key] ?? 0);
  if (value === null) return null;
  const rate = of ? chances : 1;
  if (spread) {
    const { mean, variance } = spread(pool);
    const reach = 1.96 * Math.sqrt(chances * Math.max(0, variance));
    return judged(value, Math.max(0, mean * chances - reach) / rate, (mean * chances + reach) / rate);
  }
  const share = of ? (of(pool) ?? 0) : (pool[key] ?? 0) / all;
  const [from, to] = binomialRange(chances, Math.min(1, share));
  return judged(value, from / rate, to / rate);
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
