export * from './bulletin.ts';
export * from './contents.ts';
export * from './crest.ts';
