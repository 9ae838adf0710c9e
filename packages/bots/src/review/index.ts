export { loadOracle } from './load-oracle.ts';
export * from './oracle.ts';
export * from './review.ts';
