/** How wide a counter for outs, balls and strikes is, in points, and the circle of the board that takes it. */
export const COUNTER = 42;
export const COUNTER_SPOT = 46;
/** The cells for runs, from 0; their counters fit them. */
export const TRACK_CELL = 34;
export const TRACK_LENGTH = 15;
export const TRACK_COUNTER = 30;
