export * from './client/api.ts';
export { type DiceState, type DiceWish, promisesOf, type ReceiptStorage, receiptsInMemory } from './client/dice-witness.ts';
export * from './client/link.ts';
export type { PendingStorage } from './client/pending.ts';
export * from './client/random.ts';
export * from './client/table-client.ts';
export * from './phrases.ts';
export * from './table-code.ts';
export * from './types.ts';
