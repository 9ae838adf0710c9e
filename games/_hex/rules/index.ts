export * from './drawing.ts';
export * from './grid.ts';
export * from './symmetry.ts';
