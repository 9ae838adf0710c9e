export * from './chart.ts';
export * from './log.ts';
export * from './make.ts';
export * from './page.ts';
export * from './pieces.ts';
export * from './printable.ts';
export * from './summary.ts';
export * from './text.ts';
