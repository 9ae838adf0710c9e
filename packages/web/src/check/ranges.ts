/** From lowest to highest, both included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The share of cases in which luck leaves the range, half of them on each side. */
const OUTSIDE = 0.01;
/** The same bound for sums of very many dice, in standard deviations. */
const SPREAD = 2.576;
/** Sums of up to this many dice are worked out one die at a time. */
const EXACT_UP_TO = 600;

const FACES = 6;
const MEAN = 3.5;
const VARIANCE = 35 / 12;

/** How often something of probability `p` happens in `n` tries, if only luck decides. */
export function countRange(n: number, p: number): Range {
  const odds = Math.log(p / (1 - p));
  const log = new Float64Array(n + 1);
  log[0] = n * Math.log1p(-p);
  for (let k = 1; k <= n; k++) log[k] = (log[k - 1] as number) + Math.log((n - k + 1) / k) + odds;
  return middle(log.map(Math.exp));
}

/** What `n` dice average, if only luck decides. */
export function averageRange(n: number): Range {
  if (n > EXACT_UP_TO) {
    const off = SPREAD * Math.sqrt(VARIANCE / n);
    return { low: MEAN - off, high: MEAN + off };
  }
  const { low, high } = middle(sums(n));
  return { low: low / n, high: high / n };
}

/** The probability of each sum of `n` dice. */
function sums(n: number): Float64Array {
  let all = Float64Array.of(1);
  for (let die = 1; die <= n; die++) {
    const next = new Float64Array(die * FACES + 1);
    for (const [sum, probability] of all.entries()) {
      for (let face = 1; face <= FACES; face++) next[sum + face] = (next[sum + face] as number) + probability / FACES;
    }
    all = next;
  }
  return all;
}

/** The middle of a distribution: what is left when at most half of `OUTSIDE` is cut off at each end. */
function middle(probabilities: Float64Array): Range {
  const cut = (from: number, step: number) => {
    let at = from;
    for (let tail = probabilities[at] as number; tail <= OUTSIDE / 2; tail += probabilities[at] as number) at += step;
    return at;
  };
  return { low: cut(0, 1), high: cut(probabilities.length - 1, -1) };
}

export function within({ low, high }: Range, value: number): boolean {
  return value >= low && value <= high;
}
