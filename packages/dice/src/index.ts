export * from './fair.ts';
export * from './seeded.ts';
export * from './verify.ts';
