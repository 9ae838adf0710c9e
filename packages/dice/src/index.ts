export * from './fair.ts';
export * from './second/index.ts';
export * from './seeded.ts';
export * from './statements.ts';
export * from './verification.ts';
export * from './verify.ts';
