/** A share of wins with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's interval for `sum` of `games`: it stays within 0 and 1, also when every match was won. */
export function estimateShare(sum: number, games: number): Estimate {
  if (games === 0) return { mean: 0, low: 0, high: 1 };
  const mean = sum / games;
  const spread = Z * Math.sqrt((mean * (1 - mean)) / games + (Z * Z) / (4 * games * games));
  const centre = mean + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return { mean, low: sum === 0 ? 0 : (centre - spread) / scale, high: sum === games ? 1 : (centre + spread) / scale };
}

/** The difference in strength on the Elo scale that goes with a score between two; infinite where one always wins. */
export function eloOf(score: number): number {
  return 400 * Math.log10(score / (1 - score));
}
