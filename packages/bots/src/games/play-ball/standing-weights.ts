/** Distances from 0 on; longer ones count as the last. */
export const DISTANCES = 10;

/**
 * Fitted by logistic regression to who scored next, in rounds of the search against itself on the
 * three fields. In each table a row for the ball with us, with the opponents, with nobody; in each
 * row a weight by distance.
 */
const TABLES = {
  /** Each of us, by steps to the goals to score in. */
  ours: [
    [0.21, 0.23, 0.19, 0.09, -0.05, 0.09, 0.16, -0.13, -0.1, -0.09],
    [-0.04, -0.04, 0.25, -0.13, -0.26, -0.2, -0.05, -0.43, -0.34, -0.31],
    [-0.17, -0.19, -0.33, -0.48, -0.18, -0.12, -0.26, 0.03, 0.02, 0.02],
  ],
  /** Each opponent, by steps to the goals to defend. */
  opponents: [
    [-0.01, -0.01, -0.09, 0.03, 0.22, -0.02, 0.1, 0.15, 0.12, 0.11],
    [-0.26, -0.3, -0.49, -0.33, -0.21, 0.18, -0.22, 0.03, 0.02, 0.02],
    [-0.32, -0.36, -0.45, -0.59, -0.8, -0.64, 0.43, 0.43, 0.35, 0.31],
  ],
  /** The nearest of us to a ball we do not have. */
  oursToBall: [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0.31, 0.35, 0.13, -0.26, -0.32, -0.23, -0.17, -0.13, -0.1, -0.09],
    [0.51, 0.58, -0.49, -0.35, -0.25, -0.18, -0.13, -0.1, -0.08, -0.07],
  ],
  /** The nearest opponent to a ball they do not have. */
  opponentsToBall: [
    [-0.85, -0.96, -0.69, 0.05, 0.24, 0.77, 0.56, 0.43, 0.35, 0.31],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [-0.45, -0.51, -0.06, 0.14, 0.1, 0.07, 0.05, 0.04, 0.03, 0.03],
  ],
};

const flat = (rows: readonly (readonly number[])[]) => Float64Array.from(rows.flat());

export const WEIGHTS = {
  /** The ball with us, with the opponents, with nobody. */
  possession: Float64Array.of(0.2, -0.52, -0.55),
  ours: flat(TABLES.ours),
  opponents: flat(TABLES.opponents),
  oursToBall: flat(TABLES.oursToBall),
  opponentsToBall: flat(TABLES.opponentsToBall),
} as const;
