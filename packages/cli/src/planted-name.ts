export const FIRST = 'one-die-baseball';
