export * from './bot.ts';
export * from './chosen.ts';
export * from './limit.ts';
export * from './opening.ts';
export * from './oracle.ts';
export * from './remembered.ts';
export * from './solution-key.ts';
export * from './solver.ts';
