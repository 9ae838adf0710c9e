/** What was observed of one quantity: enough for its mean, its standard error and its distribution. */
export interface Figure {
  n: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
  /** How often each value came up. */
  readonly counts: Map<number, number>;
}

/** One quantity for each of another, match by match. */
export interface Ratio {
  n: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
}

/** All that is known about a number of games. It crosses threads as it is. */
export interface Tallies {
  games: number;
  /** By name, and by seat or side where there is one: `share 0`, `entries`. */
  readonly figures: Map<string, Figure>;
  readonly ratios: Map<string, Ratio>;
}

export function noTallies(): Tallies {
  return { games: 0, figures: new Map(), ratios: new Map() };
}

/** The figure of that name, with nothing observed yet where it is new. */
export function figureOf({ figures }: Tallies, name: string): Figure {
  let figure = figures.get(name);
  if (!figure) {
    figure = { n: 0, sum: 0, squares: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, counts: new Map() };
    figures.set(name, figure);
  }
  return figure;
}

/** A value that came up so many times. */
export function add(figure: Figure, value: number, times: number): void {
  figure.n += times;
  figure.sum += times * value;
  figure.squares += times * value * value;
  if (value < figure.min) figure.min = value;
  if (value > figure.max) figure.max = value;
  figure.counts.set(value, (figure.counts.get(value) ?? 0) + times);
}

export function observeRatio({ ratios }: Tallies, name: string, x: number, y: number): void {
  let ratio = ratios.get(name);
  if (!ratio) {
    ratio = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
    ratios.set(name, ratio);
  }
  ratio.n++;
  ratio.x += x;
  ratio.y += y;
  ratio.xx += x * x;
  ratio.yy += y * y;
  ratio.xy += x * y;
}

/** Adds `more` to `all`. The order of adding decides the last digits, so callers keep to one. */
export function addTallies(all: Tallies, more: Tallies): void {
  all.games += more.games;
  for (const [name, figure] of more.figures) {
    const known = all.figures.get(name);
    if (!known) {
      all.figures.set(name, figure);
      continue;
    }
    known.n += figure.n;
    known.sum += figure.sum;
    known.squares += figure.squares;
    known.min = Math.min(known.min, figure.min);
    known.max = Math.max(known.max, figure.max);
    for (const [value, count] of figure.counts) known.counts.set(value, (known.counts.get(value) ?? 0) + count);
  }
  for (const [name, ratio] of more.ratios) {
    const known = all.ratios.get(name);
    if (!known) all.ratios.set(name, ratio);
    else for (const key of ['n', 'x', 'y', 'xx', 'yy', 'xy'] as const) known[key] += ratio[key];
  }
}

export interface Estimate {
  readonly mean: number;
  /** The standard error of the mean; 0 where there is one observation, which tells nothing of it. */
  readonly se: number;
}

export function estimate({ n, sum, squares }: Figure): Estimate {
  const mean = sum / n;
  const variance = n > 1 ? Math.max(0, squares - n * mean * mean) / (n - 1) : 0;
  return { mean, se: Math.sqrt(variance / n) };
}

export function estimateRatio({ n, x, y, xx, yy, xy }: Ratio): Estimate {
  const mean = x / y;
  const residual = Math.max(0, xx - 2 * mean * xy + mean * mean * yy);
  return { mean, se: n > 1 ? (Math.sqrt(residual / (n - 1) / n) * n) / y : 0 };
}

/** The values in order, with how often each came up. */
export function distribution({ counts }: Figure): [value: number, count: number][] {
  return [...counts].sort(([a], [b]) => a - b);
}
