export * from './faces.ts';
export * from './layout.ts';
export * from './paint.ts';
export * from './scene.ts';
export * from './targets.ts';
export * from './terminal.ts';
export * from './text.ts';
