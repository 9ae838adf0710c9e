/*
 * What a turn is worth to the regular bot and at a glance, in captures.
 */

export const CAPTURE_VALUE = 1;
export const RELEASE_VALUE = 0.8;
/** The weight of each pawn, times the chance of losing it to the next throw. */
export const DANGER_COST = 0.6;
/** The weight of prisoners, times the chance that the next throw releases them. */
export const ESCAPE_COST = 0.3;
/** The value of a match that is won. */
export const WIN_VALUE = 1000;
