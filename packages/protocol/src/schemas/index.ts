export * from './command.ts';
export * from './common.ts';
export * from './dice.ts';
export * from './feed.ts';
export * from './guest.ts';
export * from './host.ts';
export * from './season.ts';
export * from './table.ts';
