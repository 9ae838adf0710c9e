/** Distances from 0 on; longer ones count as the last. */
export const DISTANCES = 10;

/**
 * Fitted by logistic regression to who scored next, in rounds of the search against itself on the
 * three fields. Each array has a row for the ball with us, with the opponents, with nobody; in each
 * row a weight by distance.
 */
const TABLES = {
  /** Each of us, by steps to the goals to score in. */
  ours: [
    [0.31, 0.35, 0.29, 0.16, -0.05, 0.06, 0.1, -0.22, -0.18, -0.16],
    [0.02, 0.02, 0.31, -0.13, -0.32, -0.24, -0.17, -0.56, -0.45, -0.4],
    [-0.14, -0.16, -0.29, -0.44, -0.18, -0.2, -0.43, 0.09, 0.07, 0.07],
  ],
  /** Each opponent, by steps to the goals to defend. */
  opponents: [
    [-0.08, -0.09, -0.16, -0.01, 0.21, 0.03, 0.14, 0.24, 0.2, 0.18],
    [-0.45, -0.5, -0.77, -0.57, -0.2, 0.12, -0.08, 0.21, 0.17, 0.15],
    [-0.32, -0.36, -0.45, -0.59, -0.81, -0.76, 0.6, 0.43, 0.35, 0.31],
  ],
  /** The nearest of us to a ball we do not have. */
  oursToBall: [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0.13, 0.15, 0.16, -0.19, -0.27, -0.2, -0.14, -0.11, -0.09, -0.08],
    [0.64, 0.72, -0.57, -0.4, -0.28, -0.2, -0.15, -0.11, -0.09, -0.08],
  ],
  /** The nearest opponent to a ball they do not have. */
  opponentsToBall: [
    [-0.95, -1.07, -0.72, 0.13, 0.52, 0.73, 0.54, 0.41, 0.33, 0.29],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [-0.73, -0.83, -0.14, 0.35, 0.25, 0.18, 0.13, 0.1, 0.08, 0.07],
  ],
};

const flat = (rows: readonly (readonly number[])[]) => Float64Array.from(rows.flat());

export const WEIGHTS = {
  /** The ball with us, with the opponents, with nobody. */
  possession: Float64Array.of(0.22, -0.64, -0.53),
  ours: flat(TABLES.ours),
  opponents: flat(TABLES.opponents),
  oursToBall: flat(TABLES.oursToBall),
  opponentsToBall: flat(TABLES.opponentsToBall),
} as const;
