export * from './check.ts';
export * from './day.ts';
export * from './load.ts';
export * from './weigh.ts';
