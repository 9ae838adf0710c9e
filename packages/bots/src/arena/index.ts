export * from './interval.ts';
export * from './lineups.ts';
export * from './match.ts';
export * from './players.ts';
export * from './tally.ts';
