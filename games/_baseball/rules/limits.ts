/** How many outs end a half-inning, how many balls give first base, how many strikes put the batter out. */
export const LIMITS = { outs: 3, balls: 4, strikes: 3 } as const;
