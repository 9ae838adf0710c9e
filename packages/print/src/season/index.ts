export * from './bulletin.ts';
export * from './crest.ts';
