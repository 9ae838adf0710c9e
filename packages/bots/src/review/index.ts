export * from './judge.ts';
export { loadOracle } from './load-oracle.ts';
export * from './review.ts';
export * from './side-story.ts';
export * from './without-luck.ts';
